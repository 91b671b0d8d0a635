import {describe, expect, it} from 'vitest';
import {sampleFacts} from '../facts/fixtures/sampleFacts';
import {parsePage} from '../pages/parsePage';
import {recordPage} from './recordPage';

const record = (source: string) => recordPage(parsePage('docs/a.mdx', source), sampleFacts);

describe('recordPage', () => {
  it('rewrites only the output', () => {
    const source =
      'Text.\n\n```console\n$ aloft app list\nold\n\nolder\n$ aloft app get \\\n  web\n$ npm ci\nkept\n```\n\n- Item:\n\n  ```console title="A"\n  $ aloft app list\n  ```\n\nEnd.\n';
    expect(record(source)).toBe(
      'Text.\n\n```console\n$ aloft app list\nrun 1 in fresh\n$ aloft app get \\\n  web\nrun 2 in fresh\n$ npm ci\nkept\n```\n\n- Item:\n\n  ```console title="A"\n  $ aloft app list\n  run 4 in fresh\n  ```\n\nEnd.\n',
    );
  });

  it('changes nothing the second time', () => {
    const once = record('```console scenario=one-app\n$ aloft app list\n```\n');
    expect(once).toContain('run 1 in one-app');
    expect(record(once)).toBe(once);
  });

  it('leaves a page without transcripts alone', () => {
    expect(record('```bash\nls\n```\n')).toBe('```bash\nls\n```\n');
  });
});

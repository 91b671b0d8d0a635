import {describe, expect, it} from 'vitest';
import {sampleFacts} from '../facts/fixtures/sampleFacts';
import {parsePage} from '../pages/parsePage';
import {collectUsedFields} from './collectUsedFields';
import {collectUsedFlags} from './collectUsedFlags';
import {listReferences} from './listReferences';

const context = {facts: sampleFacts, readExample: () => undefined};
const pages = (...sources: string[]) => sources.map((source, index) => parsePage(`docs/${index}.mdx`, source));

describe('coverage', () => {
  it('counts commands and flags of scripts and transcripts', () => {
    const used = collectUsedFlags(
      pages('```bash\naloft machines list -o json\n```\n', '```console\n$ aloft deploy --message "A b"\n```\n'),
      context,
    );
    expect([...used].sort()).toEqual(['--output', 'deploy', 'deploy --message', 'machine list']);
  });

  it('counts the examples of a command only if its reference is on a page', () => {
    expect(collectUsedFlags(pages('Text.\n'), context).size).toBe(0);
    expect(collectUsedFlags(pages('<CommandReference noun="machine" />\n'), context)).toContain('machine list');
    expect(
      [...listReferences(pages('<CommandReference command="app get" />\n'), sampleFacts)].map(({path}) => path),
    ).toEqual([['app', 'get']]);
  });

  it('counts fields of manifests, through lists', () => {
    const used = collectUsedFields(
      pages('```yaml manifest=fragment\nservices:\n  - name: a\n    listeners: [{port: 443}]\n```\n'),
      context,
    );
    expect([...used]).toEqual(['services', 'services.name', 'services.listeners', 'services.listeners.port']);
  });
});

import {describe, expect, it} from 'vitest';
import {sampleFacts} from '../facts/fixtures/sampleFacts';
import {parsePage} from '../pages/parsePage';
import {collectUsedFields} from './collectUsedFields';
import {listReferences} from './listReferences';

const pages = (...sources: string[]) => sources.map((source, index) => parsePage(`docs/${index}.mdx`, source));

describe('coverage', () => {
  it('lists the commands whose reference is on a page', () => {
    expect(
      [...listReferences(pages('<CommandReference command="app get" />\n'), sampleFacts)].map(({path}) => path),
    ).toEqual([['app', 'get']]);
    expect(listReferences(pages('Text.\n'), sampleFacts).size).toBe(0);
  });

  it('counts fields of manifests, through lists', () => {
    const used = collectUsedFields(
      pages('```yaml manifest=fragment\nservices:\n  - name: a\n    listeners: [{port: 443}]\n```\n'),
      {readExample: () => undefined},
    );
    expect([...used]).toEqual(['services', 'services.name', 'services.listeners', 'services.listeners.port']);
  });
});

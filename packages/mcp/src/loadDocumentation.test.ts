import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {loadDocumentation} from './loadDocumentation';

let directory = '';
beforeEach(() => (directory = mkdtempSync(path.join(tmpdir(), 'documentation-'))));
afterEach(() => rmSync(directory, {recursive: true, force: true}));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(directory, file)), {recursive: true});
  writeFileSync(path.join(directory, file), text);
};

describe.each(['/', '/docs-site/', '/help/docs/'])('a build with the base URL %s', (baseUrl) => {
  const root = `https://docs.example${baseUrl}`;
  beforeEach(() => {
    const bundles = ['docs/resources/llms-full.txt', 'llms-full.txt', 'docs/sdks/llms-full.txt'];
    write(
      'llms.txt',
      [
        `- [Volumes](${root}docs/resources/volumes.md): Block storage`,
        ...bundles.map((file) => `- [Bundle](${root}${file}): Pages`),
      ].join('\n'),
    );
    write('docs/resources/volumes.md', `---\nurl: ${root}docs/resources/volumes\n---\n`);
    write('search-index/core.json', '{"pages": []}');
  });

  it('has pages below it', () => {
    const {pages, find, urlOf} = loadDocumentation(directory);
    expect(pages.map(({title}) => title)).toEqual(['Volumes']);
    const addresses = ['docs/resources/volumes.md', `${root}docs/resources/volumes#create`];
    for (const address of [...addresses, '/docs/resources/volumes', `${baseUrl}docs/resources/volumes/`])
      expect(find(address)?.url).toBe(`${root}docs/resources/volumes`);
    for (const address of ['/nope', '/https://[', '//[', 'https://elsewhere.example/docs'])
      expect(find(address)).toBeUndefined();
    // Search hits contain the base URL, and facts don't.
    for (const address of ['/docs/glossary#a', `${baseUrl}docs/glossary#a`])
      expect(urlOf(address)).toBe(`${root}docs/glossary#a`);
  });
});

it('rejects an index without bundles', () => {
  write('llms.txt', '- [Volumes](https://docs.example/docs/volumes.md): Block storage');
  expect(() => loadDocumentation(directory)).toThrow("doesn't link to llms-full.txt");
});

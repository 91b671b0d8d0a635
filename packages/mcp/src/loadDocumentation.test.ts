import {expect, it} from 'vitest';
import {loadDocumentation} from './loadDocumentation';

const files = new Map<string, string>();
const write = (file: string, text: string) => void files.set(file, text);
const load = () => loadDocumentation((file) => Promise.resolve(files.get(file)!));

it.each(['/', '/docs-site/', '/help/docs/'])('a build with the base URL %s has pages below it', async (baseUrl) => {
  const root = `https://docs.example${baseUrl}`;
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
  const {pages, find, urlOf} = await load();
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

it('rejects an index without bundles', async () => {
  write('llms.txt', '- [Volumes](https://docs.example/docs/volumes.md): Block storage');
  await expect(load()).rejects.toThrow("doesn't link to llms-full.txt");
});

import {join} from 'node:path';
import {expect, it} from 'vitest';
import {createFrontMatterParser} from './frontMatter';

const root = '/project';
const parser = createFrontMatterParser(root, ['guides']);
const parse = (file: string, fileContent: string) =>
  (async () =>
    parser({
      filePath: join(root, file),
      fileContent,
      defaultParseFrontMatter: async () => ({frontMatter: {read: true}, content: ''}),
    }))();

it('stops the build with file and line', async () => {
  await expect(parse('docs/a.mdx', '---\ntitel: A\n---\n')).rejects.toThrow(
    'docs/a.mdx:2: the front matter has the unknown key `titel`',
  );
  await expect(parse('docs/a.mdx', '---\ntitle: A\nb: [\n---\n')).rejects.toThrow(
    /^docs\/a\.mdx:\d: the front matter is not valid YAML/,
  );
  await expect(parse('docs/a.mdx', '---\ntitle: 404\n---\n')).rejects.toThrow(
    "docs/a.mdx:2: the title is not text but 404: write title: '404'",
  );
  await expect(parse('docs/a.mdx', 'Text.\n')).rejects.toThrow('docs/a.mdx:1: the front matter has no title');
});

it('returns valid front matter, and does not check pages outside docs/', async () => {
  const right =
    '---\ntitle: A\nsidebar_label: A\ndescription: A description that is as long as a search result wants it to be.\n---\n';
  expect((await parse('docs/a.mdx', right)).frontMatter).toEqual({read: true});
  expect((await parse('src/pages/b.mdx', '---\nx: 1\n---\n')).frontMatter).toEqual({read: true});
});

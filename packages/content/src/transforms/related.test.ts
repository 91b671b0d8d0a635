import {join} from 'node:path';
import type {List} from 'mdast';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {parsePage} from '../pages/parsePage';
import {readFileSync} from 'node:fs';
import {remarkRelated} from './related';

const root = join(__dirname, '../../../..');
const path = 'docs/resources/volumes.mdx';
const add = remarkRelated({root});

it('adds the pages that a page exchanges most links with, without those that its last section names', () => {
  const {tree} = parsePage(path, readFileSync(join(root, path), 'utf8'));
  add(tree, new VFile({path: join(root, path)}));
  const items = (tree.children.at(-1) as List).children.map((item) => JSON.stringify(item));
  expect(items.at(-1)).toContain('"See also "');
  const urls = (text: string) => [...text.matchAll(/"url":"([^"#]+)/g)].map(([, url]) => url);
  const related = urls(items.pop()!);
  expect(related).toContain('/docs/building-and-deploying/deploying');
  expect(related.length).toBeLessThanOrEqual(3);
  expect(items.flatMap(urls).filter((url) => related.includes(url))).toEqual([]);
});

it.each([
  ['docs/resources/volumes.mdx', '## Limits\n\n- One.\n'],
  ['site/versioned_docs/version-1.0/resources/volumes.mdx', '## Related\n\n- One.\n'],
])('does not change another section, or a page of another version: %s', (file, source) => {
  const {tree} = parsePage(file, source);
  add(tree, new VFile({path: join(root, file)}));
  expect((tree.children.at(-1) as List).children).toHaveLength(1);
});

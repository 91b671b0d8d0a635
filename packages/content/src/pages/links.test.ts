import {expect, it} from 'vitest';
import {parsePage} from './parsePage';
import {collectLinks, getPagePath} from './links';

it('resolves the links of text and elements against the page', () => {
  const page = parsePage(
    'docs/resources/apps.mdx',
    '[A](/docs/security/#x) [B](./machines.mdx) [C](../glossary) [D](#here) [E](https://x.example)\n\n<Card to="/docs/sdks" title="F" />\n',
  );
  expect(collectLinks(page).map(({target}) => target)).toEqual([
    '/docs/security',
    'docs/resources/machines.mdx',
    '/docs/glossary',
    'docs/resources/apps.mdx',
    '/docs/sdks',
  ]);
});

it.each([
  ['docs/resources/apps.mdx', '', '/docs/resources/apps'],
  ['docs/sdks/index.mdx', '', '/docs/sdks'],
  ['docs/index.mdx', '---\nslug: /\n---\n', '/docs'],
])('%s is at %s %s', (file, source, path) => {
  expect(getPagePath(parsePage(file, source))).toBe(path);
});

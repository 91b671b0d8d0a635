import {expect, it} from 'vitest';
import {findMissingPages, listSidebarPages} from './sidebars';

// cspell:ignore machnies
const source = [
  'const directory = `guides/languages`;',
  'export default {',
  "  a: ['index', {type: 'category', items: ['resources/apps', 'resources/machnies']}],",
  '  b: [{type: `category`, link: {type: "doc", id: "gone/index"}, items: [`${directory}/go/generic`]}],',
  '};',
].join('\n');
const sidebars = {
  a: ['index', {type: 'category', items: ['resources/apps', 'resources/machnies']}],
  b: [
    {type: 'category', link: {type: 'doc', id: 'gone/index'}, items: ['guides/languages/go/generic']},
    {type: 'link', href: 'https://example.com', label: 'x'},
  ],
};

it('reports an entry without a page, with its line and a suggestion', () => {
  const pages = listSidebarPages(sidebars, 'sidebars.ts', source);
  expect(pages.map(({id, line}) => [id, line])).toEqual([
    ['index', 3],
    ['resources/apps', 3],
    ['resources/machnies', 3],
    ['gone/index', 4],
    ['guides/languages/go/generic', 4],
  ]);
  const files = ['docs/index.mdx', 'docs/resources/apps.mdx', 'docs/resources/machines.mdx'];
  expect(findMissingPages(pages, files).map(({line, what, how}) => [line, what, how])).toEqual([
    [
      3,
      'the sidebar names the page `resources/machnies`, but docs/resources/machnies.mdx does not exist',
      'write `resources/machines`, or remove the entry',
    ],
    [4, expect.stringContaining('`gone/index`'), expect.any(String)],
    [4, expect.stringContaining('`guides/languages/go/generic`'), expect.any(String)],
  ]);
});

import {expect, it} from 'vitest';
import {collectPageChunks} from './collectPageChunks';

const names = {
  '/docs-5b3': {__comp: 'root', __context: {plugin: 'context'}},
  '/docs-6d4': {__comp: 'version', __props: 'props'},
  '/docs/-91f': {__comp: 'page', content: 'index'},
  '/docs/glossary-e6e': {__comp: 'page', content: 'glossary'},
  '/search-be6': {__comp: 'search'},
  '*': {__comp: 'not-found'},
};
const routes = [
  {path: '/docs', routes: [{path: '/docs', routes: [{path: '/docs/'}, {path: '/docs/glossary'}]}]},
  {path: '/search'},
  {path: '*'},
];

it('lists the chunks of a page and of its layouts, by the path of the page', () => {
  const layouts = ['root', 'context', 'version', 'props'];
  expect(Object.fromEntries(collectPageChunks(routes, names))).toEqual({
    '/docs': [...layouts, 'page', 'index'],
    '/docs/glossary': [...layouts, 'page', 'glossary'],
    '/search': ['search'],
  });
});

it('rejects a page without chunks, and names it', () => {
  expect(() => collectPageChunks([{path: '/new'}], names)).toThrow(
    'No chunk is known for /new: see plugins/page-assets/README.md',
  );
});

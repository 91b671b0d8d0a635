import {expect, it} from 'vitest';
import {addPageAssets, collectPageChunks} from './rewritePages';

const page = (head: string, scripts: readonly string[]) =>
  `<head>${head}</head><body><script type=application/json id=page-scripts>${JSON.stringify(scripts)}</script></body>`;
const styles = '<link rel=stylesheet href=/base/assets/css/styles.1.css>';
const main = '/base/assets/js/main.1.js';

it("adds stylesheets after the site's, and scripts before the site's", () => {
  const files = ['assets/js/page.2.js', 'assets/css/home.3.css'];
  expect(addPageAssets(page(styles, [main]), files, '/base/')).toBe(
    page(`${styles}<link rel="stylesheet" href="/base/assets/css/home.3.css">`, ['/base/assets/js/page.2.js', main]),
  );
});

it('adds no file twice', () => {
  const html = page(styles, [main]);
  expect(addPageAssets(html, ['assets/js/main.1.js', 'assets/css/styles.1.css'], '/base/')).toBe(html);
});

it('rejects a page without the scripts and stylesheet of the template', () => {
  expect(() => addPageAssets('<head></head>', [], '/')).toThrow('A page lacks the scripts and stylesheet');
});

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

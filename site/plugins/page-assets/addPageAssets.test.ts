import {expect, it} from 'vitest';
import {addPageAssets} from './addPageAssets';

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

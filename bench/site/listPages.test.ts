import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {listPages} from './listPages';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  mkdirSync(path.join(folder, 'docs'));
  for (const file of ['index.html', '404.html', 'about.html', 'docs/index.html', 'docs/one.html', 'docs/style.css'])
    writeFileSync(path.join(folder, file), '');
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

it('lists the pages of the sitemap, without the host that it names', () => {
  const urls = ['https://docs.example/', 'https://docs.example/docs/one'].map((url) => `<url><loc>${url}</loc></url>`);
  writeFileSync(
    path.join(folder, 'sitemap.xml'),
    `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
  );
  expect(listPages(folder)).toEqual(['/', '/docs/one']);
});

it('lists the HTML files of a site without a sitemap', () => {
  expect(listPages(folder)).toEqual(['/', '/about', '/docs/', '/docs/one']);
});

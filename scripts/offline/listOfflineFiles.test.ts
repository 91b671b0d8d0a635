import {expect, it} from 'vitest';
import {listOfflineFiles} from './listOfflineFiles';

it.each([
  'index.html',
  '404.html',
  'docs/1.0/glossary/index.html',
  'docs/1.0/link-summaries.json',
  'assets/js/main.1a2b.js',
  'assets/css/styles.1a2b.css',
  'assets/images/drawing.1a2b.svg',
  'img/symbol-dark.svg',
  'search-index/core.json',
  'search-index/1a2b/t0.txt',
  'terminal/docs/glossary.json',
  'schemas/aloft.schema.json',
])('saves %s', (path) => {
  expect(listOfflineFiles([path])).toEqual([path]);
});

it.each([
  'index.html.br',
  'assets/js/main.1a2b.js.gz',
  'assets/js/main.1a2b.js.map',
  'docs/glossary.md',
  'llms-full.txt',
  'samples/go-generic.tar.gz',
  'schemas/openapi.json',
  'schemas/cli.json',
  'schemas/cli.schema.json',
  'social/docs/glossary.png',
  'third-party-licenses.txt',
  'opensearch.xml',
  'sbom.cdx.json',
  'sitemap.xml',
  'offline/files.json',
  'sw.js',
])('does not save %s', (path) => {
  expect(listOfflineFiles([path])).toEqual([]);
});

it('leaves out the pages of other locales, which have their own lists', () => {
  expect(listOfflineFiles(['de/index.html', 'demo/index.html'], ['de'])).toEqual(['demo/index.html']);
  expect(listOfflineFiles(['de/index.html'])).toEqual(['de/index.html']);
});

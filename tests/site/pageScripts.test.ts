import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {pageTemplate} from '../../config/pageTemplate';
import {listFiles} from '../../hosting/listFiles';
import {readPage} from './readPage';

const pages = listFiles('build').filter((file) => file.endsWith('.html'));
const words = (text: string) => text.replace(/\s+/g, ' ').trim();

it("is Docusaurus's own template but for the scripts", () => {
  const upstream = words(template).replace(/<% it\.scripts.*?<% }\); %> (?=<\/head>)/, '');
  const ours = words(pageTemplate).replace(/<script type="application\/json" id="page-scripts">.*?<\/script> /, '');
  expect(ours, 'the template of Docusaurus has changed: carry it over to config/pageTemplate.ts').toBe(upstream);
});

it.each(pages)('%s names all of its scripts, and none of them holds up the paint', (page) => {
  const $ = load(readFileSync(page, 'utf8'));
  expect($('script[src]').length, 'a script that the browser asks for before the paint').toBe(0);
  const scripts = JSON.parse($('#page-scripts').text()) as readonly string[];
  const first = scripts.findIndex((script) => script.includes('runtime~main'));
  expect(first, 'something comes first that needs the runtime').toBeLessThan(2);
  expect(scripts[first + 1]).toMatch(/\/main\./);
  // The not-found page has no route of its own.
  if (page !== path.join('build', '404.html')) {
    expect(scripts.length, 'the page does not know the scripts of its route').toBeGreaterThan(2);
  }
  for (const script of scripts) expect(existsSync(path.join('build', script)), script).toBe(true);
});

it('names the script that holds the words of the page', () => {
  const scripts = JSON.parse(readPage('docs/glossary')('#page-scripts').text()) as readonly string[];
  const texts = scripts.map((script) => readFileSync(path.join('build', script), 'utf8'));
  expect(texts.filter((text) => text.includes('"id":"glossary","title"'))).toHaveLength(1);
});

it('finds what plugins/page-scripts looks for', () => {
  const $ = readPage('docs/glossary');
  expect($('button[class*=toggleButton_]')).toHaveLength(1);
  expect($('[class*=toggle_]').first().find('button[class*=toggleButton_]')).toHaveLength(1);
  for (const part of [
    '.navbar .navbar__toggle',
    '.navbar .navbar__brand',
    '.theme-doc-sidebar-menu',
    '.al-search-button > svg',
  ])
    expect($(part), part).toHaveLength(1);
  expect($('.navbar a.navbar__link:not([target])')).toHaveLength(3);
  expect($('html').attr('data-has-hydrated')).toBe('false');
  expect($('script:not([src])').text()).toContain('data-theme-choice');
});

it.each([
  'main',
  'docs',
  'vendors-node_modules_docsearch_',
  'src_components_search_dialog_',
  'src_components_search_embedded_',
])('lets Chromium compile %s beside the page', (start) => {
  const files = listFiles('build/assets/js').filter((file) => {
    const name = path.basename(file);
    return name.startsWith(start) && name.endsWith('.js') && (start.endsWith('_') || name.startsWith(`${start}.`));
  });
  expect(files, 'the file has another name now: see plugins/page-scripts').toHaveLength(1);
  expect(readFileSync(files[0]!, 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

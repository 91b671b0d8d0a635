import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {listFiles} from '../../hosting/listFiles';
import {pageTemplate} from '../../plugins/page-assets/pageTemplate';
import {readPage} from './readPage';

const pages = listFiles('build').filter((file) => file.endsWith('.html'));
const withoutIndent = (text: string) => text.replace(/\n\s*/g, '');
const sheetsOf = (route: string) =>
  readPage(route)('link[rel=stylesheet]')
    .toArray()
    .map((link) => path.basename(link.attribs.href!).split('.')[0]);

it("is Docusaurus's own template except for the scripts", () => {
  const upstream = withoutIndent(template).replace(/<% it\.scripts.*?<% }\); %>(?=<\/head>)/, '');
  const ours = pageTemplate.replace(/<script type="application\/json" id="page-scripts">.*?<\/script>/, '');
  expect(ours, "Docusaurus's template has changed: copy the change to plugins/page-assets/pageTemplate.ts").toBe(
    upstream,
  );
});

it.each(pages)('%s lists its scripts, and none of them delays the first paint', (page) => {
  const $ = load(readFileSync(page, 'utf8'));
  expect($('script[src]').length, 'a script that the browser requests before the first paint').toBe(0);
  const scripts = JSON.parse($('#page-scripts').text()) as readonly string[];
  expect(scripts.filter((script) => /\/(runtime~main|main)\./.test(script))).toHaveLength(2);
  // The not-found page doesn't have its own route.
  if (path.basename(page) !== '404.html') expect(scripts.length, 'the page has no own chunks').toBeGreaterThan(2);
  for (const script of scripts) expect(existsSync(path.join('build', script)), script).toBe(true);
});

it("lists the script that contains the page's text", () => {
  const scripts = JSON.parse(readPage('/docs/glossary')('#page-scripts').text()) as readonly string[];
  const texts = scripts.map((script) => readFileSync(path.join('build', script), 'utf8'));
  expect(texts.filter((text) => text.includes('"source":"@site/../docs/glossary.mdx"'))).toHaveLength(1);
});

it.each([
  ['/', 'home'],
  ['/docs', 'home'],
  ['/docs/guides-and-samples', 'home'],
  ['/docs/common/resource-name-validation', 'name-checker'],
])('%s links its own stylesheet, and the glossary does not', (route, sheet) => {
  expect(sheetsOf(route)[0]).toBe('styles');
  expect(sheetsOf(route)).toContain(sheet);
  expect(sheetsOf('/docs/glossary')).toEqual(['styles']);
});

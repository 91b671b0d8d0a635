import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {listFiles} from '../../hosting/listFiles';

const pages = listFiles('build').filter((file) => file.endsWith('index.html'));
/** The scripts that pages load until they are idle; what search loads on demand is not among them. */
const scripts = [...new Set(pages.flatMap((page) => namedScripts(page)))];
function namedScripts(page: string): readonly string[] {
  const named = JSON.parse(load(readFileSync(page, 'utf8'))('#page-scripts').text()) as readonly string[];
  return named.map((script) => path.join('build', script));
}

const holding = (text: string) => scripts.filter((file) => readFileSync(file, 'utf8').includes(text));

/** Strings that survive minification, and what brings them. */
const unwanted = [
  ['__disposeResources', "TypeScript's runtime: something imports @docusaurus/utils-common by another path"],
  ['__asyncGenerator', "TypeScript's runtime: something imports tslib"],
  ['core-js', 'polyfills for browsers that this site does not support'],
  ['regeneratorRuntime', 'generators for browsers that this site does not support'],
  ['helmetData', 'react-helmet-async: see plugins/lean-client/substitutes.ts'],
  ['trickleRate', 'nprogress: see plugins/lean-client/substitutes.ts'],
  ['beforeDefaultRemarkPlugins', 'the options of plugins: see plugins/lean-client/trimSiteConfig.cjs'],
  ['ssrTemplate', 'the template of pages: see plugins/lean-client/trimSiteConfig.cjs'],
] as const;

it.each(unwanted)('ships no %s', (text, cause) => {
  expect(scripts.length).toBeGreaterThan(10);
  expect(holding(text), cause).toEqual([]);
});

it('tells a page nothing of the other pages but their labels and places', () => {
  const description = /^description: >-\n {2}(.*)$/m.exec(readFileSync('docs/glossary.mdx', 'utf8'))?.[1] ?? '';
  expect(description.length).toBeGreaterThan(20);
  const files = holding(description.slice(0, 40));
  expect(files, 'plugins/lean-client/trimVersion.cjs no longer finds the data of the docs plugin').toHaveLength(1);
});

it('shows nothing of the theme that the browser leaves out', () => {
  // See `absent` in plugins/lean-client/substitutes.ts: the browser would take away what the page was built with.
  const shown =
    '.theme-doc-version-banner, .theme-doc-version-badge, .theme-unlisted-banner, .theme-draft-banner, .theme-tags, [class*=tags_], [class*=collapseSidebarButton], [class*=expandButton]';
  for (const page of pages) expect(load(readFileSync(page, 'utf8'))(shown).length, page).toBe(0);
});

it('has no rule by which a press of the pointer styles the whole page anew', () => {
  const sheets = listFiles('build/assets/css').filter((file) => file.endsWith('.css'));
  const found = sheets.filter((file) => readFileSync(file, 'utf8').includes('navigation-with-keyboard'));
  expect(found, 'plugins/lean-client/substitutes/useKeyboardNavigation.ts is not found in its place').toEqual([]);
});

it('has literal routes only', () => {
  const routes = readFileSync('.docusaurus/routes.js', 'utf8');
  const paths = [...routes.matchAll(/path: '([^']*)'/g)].map(([, route]) => route!);
  expect(paths.length).toBeGreaterThan(50);
  const patterns = paths.filter((route) => route !== '*' && !/^[\w/.~-]+$/.test(route));
  expect(patterns, 'plugins/lean-client/substitutes/literalPath.ts knows no patterns').toEqual([]);
});

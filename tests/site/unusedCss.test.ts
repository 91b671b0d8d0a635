import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import postcss from 'postcss';
import {expect, it} from 'vitest';
import {listFiles} from '../../hosting/listFiles';

const removed = JSON.parse(readFileSync('.docusaurus/removed-css.json', 'utf8')) as readonly string[];
const sheets = listFiles('build').filter((file) => file.endsWith('.css'));
const pages = listFiles('build').filter((file) => file.endsWith('.html'));
/** States and generated boxes, which a file of HTML does not show. */
const unseen =
  /::?(hover|focus|focus-visible|focus-within|active|disabled|before|after|[\w-]*webkit[\w-]*|-moz-[\w-]+|checked|visited|marker|placeholder)\b/g;
/** Boxes that browsers which know `scrollbar-width` do not make. */
const unasked = /::-webkit-scrollbar\b/;

it('removes much of the framework, and nothing that an element of a page asks for', () => {
  expect(removed.length).toBeGreaterThan(100);
  const wanted = [
    ...new Set(
      removed
        .filter((selector) => !unasked.test(selector))
        .map((selector) => selector.replace(unseen, '').replace(/:(not|is|where)\(\)/g, '')),
    ),
  ].filter(Boolean);
  for (const page of pages) {
    const $ = load(readFileSync(page, 'utf8'));
    const found = wanted.filter((selector) => $(selector).length > 0);
    expect(found, `${page}: plugins/unused-css removed rules that this page needs`).toEqual([]);
  }
});

it('leaves no custom property undefined that a rule asks for without a fallback', () => {
  const root = postcss.parse(sheets.map((file) => readFileSync(file, 'utf8')).join('\n'));
  const set = new Set<string>();
  root.walkDecls(/^--/, ({prop}) => void set.add(prop));
  const scripts = listFiles('build').filter((file) => file.endsWith('.js') || file.endsWith('.html'));
  const inline = new Set(scripts.flatMap((file) => readFileSync(file, 'utf8').match(/--[\w-]+/g) ?? []));
  const missing = new Set<string>();
  root.walkDecls(({value}) => {
    for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)\)/g)) {
      // Of the framework: it asks for these and sets them nowhere, so their rules never had a value.
      if (!set.has(name) && !inline.has(name) && !neverSet.has(name)) missing.add(name);
    }
  });
  expect([...missing]).toEqual([]);
});

const infima = postcss.parse(readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'));
const setByFramework = new Set<string>();
infima.walkDecls(/^--/, ({prop}) => void setByFramework.add(prop));
const neverSet = new Set<string>();
infima.walkDecls(({value}) => {
  for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) if (!setByFramework.has(name)) neverSet.add(name);
});

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {listFiles} from '../../hosting/listFiles';

// See plugins/page-scripts/holdMarkup.ts.
const folder = 'build/assets/js';
const pages = listFiles('build/docs').filter((file) => file.endsWith('.html'));
const literal = /\{__html:("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)\}/g;

/** The words of finished HTML, as a browser reads them. */
const words = (html: string) => load(html, null, false).root().text();
/** What a literal of a script stands for. */
const evaluate = (source: string) => new Function(`return ${source}`)() as string;

it.each(pages)('%s holds the markup that its script takes from it, piece by piece', (page) => {
  const $ = load(readFileSync(page, 'utf8'));
  const scripts = JSON.parse($('#page-scripts').text()) as readonly string[];
  const held = scripts
    .map((script) => path.basename(script))
    .filter((script) => readFileSync(path.join(folder, script), 'utf8').includes('pageMarkup['));
  expect(held, 'the page loads its own text a second time').toHaveLength(1);
  const chunk = held[0]!.split('.')[0]!;
  const whole = readdirSync(folder).filter(
    (file) => file.startsWith(`${chunk}.`) && file.endsWith('.js') && file !== held[0],
  );
  expect(whole).toHaveLength(1);
  const source = readFileSync(path.join(folder, whole[0]!), 'utf8');
  const pieces = [...source.matchAll(literal)].map(([, piece]) => words(evaluate(piece!)));
  const shown = $('[data-static]')
    .toArray()
    .map((element) => $(element).text());
  expect(pieces.length).toBeGreaterThan(0);
  expect(shown).toEqual(pieces);
});

import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {aheadBudget, budget, exceptions, fileBudget, type Budget} from '../../bench/site/budgets';
import {weigh, weighPage, type PageWeight} from '../../bench/site/weighPage';
import {listFiles} from '../../hosting/listFiles';

const pages = listFiles('build')
  .filter((file) => file.endsWith('.html'))
  .map((file) => path.relative('build', file).split(path.sep).join('/'));
const docs = pages.filter((page) => page.startsWith('docs/')).map((page) => weighPage('build', page));
const kinds = Object.keys(budget) as readonly (keyof Budget)[];

/** `main.js` of `/assets/js/main.0123abcd.js`. */
const nameOf = (file: string) => path.basename(file).replace(/\.\w{8}\./, '.');

function describePart({file, bytes}: PageWeight['parts'][number]): string {
  const allowed = fileBudget[nameOf(file)];
  return `  ${bytes} bytes  ${file}${allowed === undefined ? '' : `, of all pages, allowed ${allowed}`}`;
}

it.each(pages)('%s is within its budget', (page) => {
  const weight = weighPage('build', page);
  const allowed = {...budget, ...exceptions[page]};
  const over = kinds.filter((kind) => weight[kind] > allowed[kind]);
  const heaviest = weight.parts.slice(0, 6).map(describePart);
  expect(
    over.map((kind) => `${kind}: ${weight[kind]}, allowed ${allowed[kind]}`),
    `${page} grew over its budget in bench/site/budgets.ts. Its heaviest parts (gzip):\n${heaviest.join('\n')}\n`,
  ).toEqual([]);
});

it('keeps each file that all pages of the docs load within its own budget', () => {
  const shared = docs[0]!.parts.filter(({file}) => docs.every(({parts}) => parts.some((part) => part.file === file)));
  // Shorter ones are parts of the framework that hold a few words.
  const weighty = shared.filter(({bytes}) => bytes > 1000);
  expect(weighty.map(({file}) => nameOf(file)).sort()).toEqual(Object.keys(fileBudget).sort());
  for (const {file, bytes} of weighty) {
    const allowed = fileBudget[nameOf(file)]!;
    expect(bytes, `${file} grew over its budget in bench/site/budgets.ts`).toBeLessThanOrEqual(allowed);
    expect(bytes, `${file} is far below its budget: lower it`).toBeGreaterThan(allowed * 0.95);
  }
});

/** The bytes of the script that other pages load for a page: with the text that the page itself holds. */
function weighWhole(file: string): number {
  const [chunk] = path.basename(file).split('.');
  const names = readdirSync('build/assets/js').filter((name) => name.startsWith(`${chunk}.`) && name.endsWith('.js'));
  return Math.max(...names.map((name) => weigh(`build/assets/js/${name}`)));
}

it('loads at most 20 kB ahead for a link to another page of the docs', () => {
  expect(docs.length).toBeGreaterThan(40);
  const uses = new Map<string, number>();
  for (const {parts} of docs) for (const {file} of parts) uses.set(file, (uses.get(file) ?? 0) + 1);
  for (const {page, parts} of docs) {
    const own = parts.filter(({file}) => file.endsWith('.js') && uses.get(file) === 1);
    const bytes = own.reduce((sum, {file}) => sum + weighWhole(file), 0);
    expect(bytes, `${page}: ${own.map(({file}) => file).join(', ')}`).toBeGreaterThan(0);
    expect(bytes, `${page}: ${own.map(({file}) => file).join(', ')}`).toBeLessThanOrEqual(aheadBudget);
  }
});

it.each(Object.entries(exceptions))('%s still needs its exception', (page, exception) => {
  const weight = weighPage('build', page);
  const needed = (Object.keys(exception) as readonly (keyof Budget)[]).filter((kind) => weight[kind] > budget[kind]);
  expect(needed.sort(), 'take out of bench/site/budgets.ts what the page does not need').toEqual(
    Object.keys(exception).sort(),
  );
});

import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {expect, it} from 'vitest';
import {checkPage, pageChecks} from '@aloft/content/checks';
import {parsePage, type Page} from '@aloft/content/pages';
import {collectProblems, formatProblem} from '@aloft/content/problems';
import {mutateDrawings, mutatePages} from './mutatePages';
import {context, pages} from './site';

const checks = Object.entries(pageChecks);
const run = (page: Page, [, check]: (typeof checks)[number], own = context) =>
  collectProblems(page.file, (report) => check(page, own, report));

const known = new Set(pages.flatMap((page) => checks.flatMap((check) => run(page, check).map(formatProblem))));
const isNew = (problem: Parameters<typeof formatProblem>[0]) =>
  !problem.isWarning && !known.has(formatProblem(problem));

/** Checks that only these mutations prove; the others have fixtures. */
const unproved = new Set(
  checks.filter(([name]) => !existsSync(resolve(__dirname, '../../../packages/content/src/checks/fixtures', name))),
);
const isFound = (page: Page, own = context) => {
  for (const check of unproved) if (run(page, check, own).some(isNew)) unproved.delete(check);
  return checkPage(page, own).some(isNew);
};

/** Mutations of each kind; the rest of all possible ones gives the same rate. */
const perKind = 4;

it('finds at least 90 of 100 wrong words on pages and in drawings, with each check', {timeout: 300_000}, async () => {
  const missed: string[] = [];
  const mutations = mutatePages(pages, perKind);
  expect(mutations.length).toBeGreaterThan(100);
  for (const {kind, page, index, find, replace} of mutations) {
    const source = page.source.slice(0, index) + replace + page.source.slice(index + find.length);
    const line = source.slice(0, index).split('\n').length;
    if (!isFound(parsePage(page.file, source))) missed.push(`${page.file}:${line}: ${kind}: ${find} → ${replace}`);
  }
  const drawings = mutateDrawings(context.drawings ?? [], (name) => context.readDrawing?.(name) ?? '');
  expect(drawings.length).toBeGreaterThan(30);
  for (const {name, source, text} of drawings) {
    const readDrawing = (each: string) => (each === name ? source : context.readDrawing?.(each));
    const shows = pages.filter((page) => page.source.includes(`src="${name}"`));
    if (!shows.some((page) => isFound(page, {...context, readDrawing}))) missed.push(`${name}.svg: ${text}`);
  }
  const all = mutations.length + drawings.length;
  expect(missed.length / all, `missed of ${all}:\n${missed.join('\n')}`).toBeLessThan(0.1);
  expect([...unproved].map(([name]) => name)).toEqual([]);
});

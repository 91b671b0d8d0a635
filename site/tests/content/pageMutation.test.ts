import {expect, it} from 'vitest';
import {checkPage} from '@aloft/content/checks';
import {parsePage} from '@aloft/content/pages';
import {formatProblem} from '@aloft/content/problems';
import {mutateDrawings, mutatePages} from './mutatePages';
import {context, pages} from './site';

const known = new Set<string>();
for (const page of pages) for (const problem of checkPage(page, context)) known.add(formatProblem(problem));
const isNew = (problem: Parameters<typeof formatProblem>[0]) =>
  !problem.isWarning && !known.has(formatProblem(problem));

/** Mutations of each kind; the rest of all possible ones gives the same rate. */
const perKind = 4;

it('finds at least 90 of 100 wrong words on pages and in drawings', {timeout: 300_000}, async () => {
  const missed: string[] = [];
  const mutations = mutatePages(pages, perKind);
  expect(mutations.length).toBeGreaterThan(100);
  for (const {kind, page, index, find, replace} of mutations) {
    const source = page.source.slice(0, index) + replace + page.source.slice(index + find.length);
    const problems = checkPage(parsePage(page.file, source), context);
    const line = source.slice(0, index).split('\n').length;
    if (!problems.some(isNew)) missed.push(`${page.file}:${line}: ${kind}: ${find} → ${replace}`);
  }
  const drawings = mutateDrawings(context.drawings ?? [], (name) => context.readDrawing?.(name) ?? '');
  expect(drawings.length).toBeGreaterThan(30);
  for (const {name, source, text} of drawings) {
    const readDrawing = (each: string) => (each === name ? source : context.readDrawing?.(each));
    const shows = pages.filter((page) => page.source.includes(`src="${name}"`));
    const problems = shows.flatMap((page) => checkPage(page, {...context, readDrawing}));
    if (!problems.some(isNew)) missed.push(`${name}.svg: ${text}`);
  }
  const all = mutations.length + drawings.length;
  expect(missed.length / all, `missed of ${all}:\n${missed.join('\n')}`).toBeLessThan(0.1);
});

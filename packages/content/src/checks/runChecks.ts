import type {CheckContext, PageCheck, SiteCheck} from './Check';
import * as ofPage from './pageChecks';
import * as ofSite from './siteChecks';
import type {Page} from '../pages/parsePage';
import {applyAllowances} from '../prose/markers';
import {collectProblems, type Problem} from '../problems';

export const pageChecks: Readonly<Record<string, PageCheck>> = {...ofPage};
export const siteChecks: Readonly<Record<string, SiteCheck>> = {...ofSite};

/** Runs the checks that need only one page, each when its problems are read. */
export function* checkPage(page: Page, context: CheckContext): Generator<Problem> {
  yield* page.problems;
  yield* applyAllowances(page.tree, page.file, findProblems(page, context));
}

function* findProblems(page: Page, context: CheckContext): Generator<Problem> {
  for (const check of Object.values(pageChecks))
    yield* collectProblems(page.file, (report) => check(page, context, report));
}

/**
 * Runs every check over the pages of the site.
 *
 * @param isWanted selects the pages whose problems are returned
 * @returns problems by file and line, each once
 */
export async function runChecks(
  pages: readonly Page[],
  context: CheckContext,
  isWanted: (file: string) => boolean = () => true,
): Promise<Problem[]> {
  const problems = pages.filter(({file}) => isWanted(file)).flatMap((page) => [...checkPage(page, context)]);
  for (const check of Object.values(siteChecks)) problems.push(...(await check(pages, context)));
  const once = new Map(problems.map((problem) => [`${problem.file}:${problem.line}:${problem.what}`, problem]));
  const wanted = [...once.values()].filter(({file}) => isWanted(file));
  return wanted.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}

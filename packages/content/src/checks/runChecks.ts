import type {Page} from '../pages/Page';
import type {Problem} from '../problems/Problem';
import {pageChecks, siteChecks} from './allChecks';
import type {CheckContext} from './Check';

/**
 * Runs every check over the pages of the site.
 *
 * @returns problems by file and line, each once
 */
export async function runChecks(pages: readonly Page[], context: CheckContext): Promise<Problem[]> {
  const problems = pages.flatMap((page) => page.problems);
  for (const page of pages) {
    for (const check of Object.values(pageChecks)) problems.push(...(await check(page, context)));
  }
  for (const check of Object.values(siteChecks)) problems.push(...(await check(pages, context)));
  const once = new Map(problems.map((problem) => [`${problem.file}:${problem.line}:${problem.what}`, problem]));
  return [...once.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}

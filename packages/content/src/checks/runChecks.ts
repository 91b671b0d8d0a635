import type {CheckContext, PageCheck, SiteCheck} from './Check';
import * as behaviors from './behaviors';
import * as blocks from './blocks';
import * as codes from './codes';
import * as counts from './counts';
import * as data from './data';
import * as drawings from './drawings';
import * as frontMatter from './frontMatter';
import * as guides from './guides';
import * as headings from './headings';
import * as inlineCode from './inlineCode';
import * as links from './links';
import * as names from './names';
import * as numbers from './numbers';
import * as output from './output';
import * as source from './source';
import * as states from './states';
import * as transcripts from './transcripts';
import * as usage from './usage';
import * as wording from './wording';
import * as forSite from './siteChecks';
import type {Page} from '../pages/parsePage';
import {applyAllowances} from '../prose/markers';
import {collectProblems, type Problem} from '../problems';

export const pageChecks: Readonly<Record<string, PageCheck>> = {
  ...frontMatter,
  ...source,
  ...blocks,
  ...transcripts,
  ...inlineCode,
  ...states,
  ...names,
  ...usage,
  ...links,
  ...headings,
  ...wording,
  ...drawings,
  ...data,
  ...guides,
  ...output,
  ...numbers,
  ...behaviors,
  ...counts,
  ...codes,
};

export const siteChecks: Readonly<Record<string, SiteCheck>> = {...forSite};

/** Runs the checks that need only one page. */
export function checkPage(page: Page, context: CheckContext): Problem[] {
  const checks = Object.values(pageChecks);
  const found = collectProblems(page.file, (report) => checks.forEach((check) => check(page, context, report)));
  return [...page.problems, ...applyAllowances(page.tree, page.file, found)];
}

/**
 * Runs every check over the pages of the site.
 *
 * @returns problems by file and line, each once
 */
export async function runChecks(pages: readonly Page[], context: CheckContext): Promise<Problem[]> {
  const problems = pages.flatMap((page) => checkPage(page, context));
  for (const check of Object.values(siteChecks)) problems.push(...(await check(pages, context)));
  const once = new Map(problems.map((problem) => [`${problem.file}:${problem.line}:${problem.what}`, problem]));
  return [...once.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}

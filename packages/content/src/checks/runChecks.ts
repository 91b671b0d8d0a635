import type {CheckContext, PageCheck, SiteCheck} from './Check';
import {checkBehaviors} from './behaviors';
import {checkComponents} from './elements';
import {checkRepeatedParagraphs, checkSentenceLength, checkTitleSubjects, checkVoice} from './wording';
import {checkCommands, checkDataSyntax, checkExamples, checkManifests, checkShellSyntax} from './blocks';
import {checkFixedHeadings, checkHeadings} from './headings';
import {checkFrontMatter, checkUniqueFrontMatter} from './frontMatter';
import {checkGuides} from './navigation';
import {checkHosts, checkInlinePaths, checkNames, checkVocabulary} from './names';
import {checkInlineCommands, checkInlineFields, checkInlineFlags} from './inlineCode';
import {checkTransitions} from './states';
import {checkCounts} from './counts';
import {checkLinkPaths, checkLinkTargets, checkOrphans, checkTerms} from './links';
import {checkOutput} from './output';
import {checkTranscripts} from './transcripts';
import {checkUsage} from './usage';
import {checkNumbers} from './numbers';
import {checkCodes} from './codes';
import {checkDrawings} from './drawings';
import {checkExcerpts, checkJson, checkMessages, checkQueries, checkSettings} from './data';
import {checkExpressions, checkHeadingIds, checkInvisible, checkTableCells} from './source';
import type {Page} from '../pages/parsePage';
import {applyAllowances} from '../prose/markers';
import {collectProblems, type Problem} from '../problems';

/** Checks of one page, by name. */
export const pageChecks: Readonly<Record<string, PageCheck>> = {
  checkFrontMatter,
  checkExpressions,
  checkTableCells,
  checkInvisible,
  checkHeadingIds,
  checkComponents,
  checkExamples,
  checkDataSyntax,
  checkCommands,
  checkManifests,
  checkTranscripts,
  checkInlineCommands,
  checkInlineFlags,
  checkInlineFields,
  checkTransitions,
  checkNames,
  checkVocabulary,
  checkInlinePaths,
  checkUsage,
  checkHosts,
  checkTerms,
  checkHeadings,
  checkFixedHeadings,
  checkSentenceLength,
  checkVoice,
  checkTitleSubjects,
  checkDrawings,
  checkJson,
  checkOutput,
  checkQueries,
  checkSettings,
  checkExcerpts,
  checkMessages,
  checkNumbers,
  checkBehaviors,
  checkCounts,
  checkCodes,
  checkLinkPaths,
  checkLinkTargets,
};

/** Checks of all pages together, by name. */
export const siteChecks: Readonly<Record<string, SiteCheck>> = {
  checkUniqueFrontMatter,
  checkShellSyntax,
  checkRepeatedParagraphs,
  checkGuides,
  checkOrphans,
};

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

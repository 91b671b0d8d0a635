import type {PageCheck, SiteCheck} from './Check';
import {checkAltText} from './checkAltText';
import {checkBannedWords} from './checkBannedWords';
import {checkCommands} from './checkCommands';
import {checkComponents} from './checkComponents';
import {checkDataSyntax} from './checkDataSyntax';
import {checkExamples} from './checkExamples';
import {checkFixedHeadings} from './checkFixedHeadings';
import {checkFrontMatter} from './checkFrontMatter';
import {checkGuides} from './checkGuides';
import {checkHeadings} from './checkHeadings';
import {checkHosts} from './checkHosts';
import {checkInlineCommands} from './checkInlineCommands';
import {checkInlineErrors} from './checkInlineErrors';
import {checkInlineFields} from './checkInlineFields';
import {checkInlineFlags} from './checkInlineFlags';
import {checkInlineStates} from './checkInlineStates';
import {checkLinkPaths} from './checkLinkPaths';
import {checkLinkText} from './checkLinkText';
import {checkManifests} from './checkManifests';
import {checkNames} from './checkNames';
import {checkOrphans} from './checkOrphans';
import {checkRepeatedParagraphs} from './checkRepeatedParagraphs';
import {checkSentenceLength} from './checkSentenceLength';
import {checkShellSyntax} from './checkShellSyntax';
import {checkSidebars} from './checkSidebars';
import {checkTabs} from './checkTabs';
import {checkTerms} from './checkTerms';
import {checkTitleSubjects} from './checkTitleSubjects';
import {checkTranscripts} from './checkTranscripts';
import {checkTypedLimits} from './checkTypedLimits';
import {checkUniqueFrontMatter} from './checkUniqueFrontMatter';
import {checkVoice} from './checkVoice';

/** Checks of one page, by name. */
export const pageChecks: Readonly<Record<string, PageCheck>> = {
  checkFrontMatter,
  checkComponents,
  checkTabs,
  checkExamples,
  checkDataSyntax,
  checkCommands,
  checkManifests,
  checkTranscripts,
  checkInlineCommands,
  checkInlineFlags,
  checkInlineFields,
  checkInlineStates,
  checkInlineErrors,
  checkNames,
  checkHosts,
  checkTerms,
  checkHeadings,
  checkFixedHeadings,
  checkSentenceLength,
  checkBannedWords,
  checkVoice,
  checkTitleSubjects,
  checkLinkPaths,
  checkLinkText,
  checkAltText,
};

/** Checks of all pages together, by name. */
export const siteChecks: Readonly<Record<string, SiteCheck>> = {
  checkUniqueFrontMatter,
  checkShellSyntax,
  checkTypedLimits,
  checkRepeatedParagraphs,
  checkGuides,
  checkOrphans,
  checkSidebars,
};

import {searchFields} from '@site/platform/search/fields';
import type {QueryWord} from './readQuery';
import type {RankingWeights} from './rankingWeights';
import type {IndexLayout, PageTraits} from './readLayout';
import type {WordScore} from './scoreWord';

export interface RankedSection {
  readonly section: number;
  readonly score: number;
}

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Best first. */
  readonly sections: readonly RankedSection[];
}

/** A word of the query with its scores. */
export type ScoredWord = QueryWord & WordScore;

interface Tally {
  score: number;
  /** Summed rarity of the words found. */
  found: number;
  /** Number of words found in the heading. */
  headed: number;
}

const mostFurther = 3;
const headings = (['title', 'heading', 'entry'] as const).map((field) => searchFields.indexOf(field));

function tally(
  words: readonly ScoredWord[],
  read: (word: ScoredWord) => ReadonlyMap<number, number>,
  weights: RankingWeights,
): ReadonlyMap<number, Tally> {
  const tallies = new Map<number, Tally>();
  for (const word of words) {
    for (const [key, score] of read(word)) {
      const sum = tallies.get(key) ?? {score: 0, found: 0, headed: 0};
      sum.score += word.isBonus ? weights.bonus * score : score;
      if (!word.isBonus) sum.found += word.rarity;
      if (!word.isBonus && word.headed.has(key)) sum.headed += 1;
      tallies.set(key, sum);
    }
  }
  return tallies;
}

/** Measures from 0 to 1 how well the title matches the query, with a penalty for additional words. */
function compareTitle({title}: PageTraits, needed: readonly ScoredWord[]): number {
  const matched = needed.filter(({candidates}) => title.some((term) => candidates.has(term)));
  const covered = title.filter((term) => matched.some(({candidates}) => candidates.has(term)));
  return (matched.length / Math.max(1, needed.length)) * (covered.length / Math.max(1, title.length));
}

const byScore = (a: {readonly score: number}, b: {readonly score: number}): number => b.score - a.score;

/**
 * Ranks pages by their best section, the whole page, the share of query words found, the title, and the page's rank.
 * Pages and sections with equal scores keep their order on the site.
 */
export function rankPages(
  words: readonly ScoredWord[],
  {pageOf, pages, lengths}: IndexLayout,
  weights: RankingWeights,
): readonly RankedPage[] {
  const needed = words.filter(({isBonus}) => !isBonus);
  const total = Math.max(
    Number.EPSILON,
    needed.reduce((sum, {rarity}) => sum + rarity, 0),
  );
  const wholes = tally(words, (word) => word.pages, weights);
  const sections = new Map<number, RankedSection[]>();
  for (const [section, {score, found, headed}] of tally(words, (word) => word.sections, weights)) {
    const headingLength = Math.max(1, ...headings.map((field) => lengths[section]![field]!));
    const likeness = (headed / Math.max(1, needed.length)) * Math.min(1, headed / headingLength);
    const ranked = {
      section,
      score: score * (found / total) ** weights.coveragePower * (1 + weights.heading * likeness),
    };
    const list = sections.get(pageOf[section]!);
    if (list === undefined) sections.set(pageOf[section]!, [ranked]);
    else list.push(ranked);
  }
  return [...sections]
    .map(([page, list]) => {
      list.sort((a, b) => byScore(a, b) || a.section - b.section);
      const further = list.slice(1, 1 + mostFurther).reduce((sum, {score}) => sum + score, 0);
      const whole = wholes.get(page)!;
      const traits = pages[page]!;
      const score =
        ((1 - weights.pageShare) * (list[0]!.score + weights.further * further) + weights.pageShare * whole.score) *
        (1 - weights.pageCoverage + (weights.pageCoverage * whole.found) / total) *
        (1 + weights.title * compareTitle(traits, needed)) *
        Math.exp(weights.rankStep * traits.rank);
      return {page, sections: list, score};
    })
    .sort((a, b) => byScore(a, b) || a.page - b.page);
}

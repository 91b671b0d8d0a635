import type {Query} from 'minisearch';
import type {OpenIndex} from './engine';
import {guess, type Alternative, type Need} from './query';
import {kindWeights} from './types';

/** Ranking weights. Tuned with the labels that aren't held out. */
export const rankingWeights = {
  fields: {name: 4.2, trail: 0.9, text: 1.3, code: 0.27},
  /** BM25's `k1`, `b` and `d`. */
  bm25: {k: 1, b: 0.3, d: 0.45},
  /** Exponent of the share of query words that a section contains. */
  coverage: 1.85,
  /** Added to the weight of an alternative in the coverage. */
  trust: 0.45,
  /** Bonus of a section whose name is the query. */
  name: 0.6,
  /** Bonus of a page whose title is the query. */
  title: 3.6,
  /** Share of the scores of a page's further sections. */
  further: 0.11,
  /** A step of a page's rank. */
  rankStep: 0.04,
  /** Bonus of a page with a section whose text contains the query's words next to each other. */
  proximity: 1.4,
  /** Share of the query that a section must contain for its page to match well, and of the best score. */
  wellCoverage: 0.55,
  wellScore: 0.25,
  /** Share of a page's best section's score that its other results need. */
  hitShare: 0.4,
};
export type RankingWeights = typeof rankingWeights;

export interface RankedSection {
  /** Number of the section in its page. */
  readonly section: number;
  readonly score: number;
  /** Share of the query's words in it, weighted by rarity. */
  readonly coverage: number;
  /** From 0 to 1: how well its name matches the query. */
  readonly likeness: number;
}

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** The score without the bonus for its title, which is so high that other pages would seem to match badly. */
  readonly merit: number;
  /** Best first. The page itself comes first if its title is the query. */
  readonly sections: readonly RankedSection[];
  /** That of its best section. */
  readonly coverage: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Ranks pages by their best sections, the title, and the page's rank. */
export function rankPages(
  {words, pages, sections: all}: OpenIndex,
  needs: readonly Need[],
  weights: RankingWeights,
  accept: (page: number) => boolean,
): readonly RankedPage[] {
  const queries = needs.flatMap(({alternatives}) =>
    alternatives.map(({terms, weight}) => ({queries: [...terms], combineWith: 'AND', boostTerm: () => weight})),
  );
  const options = {combineWith: 'OR', prefix: false, fuzzy: false, boost: weights.fields, bm25: weights.bm25} as const;
  const found = words.search({queries: queries as Query[], ...options}).map((result) => {
    const {match} = result;
    return {
      ...result,
      matches: needs.map(({alternatives}) => alternatives.filter(({terms}) => terms.every((term) => match[term]))),
    };
  });
  const rarities = needs.map((_, need) => {
    const count = found.filter(({matches}) => matches[need]!.length > 0).length;
    return Math.log(1 + (words.documentCount - count + 0.5) / (count + 0.5)) + 0.5;
  });

  const byPage = new Map<number, RankedSection[]>();
  for (const {id, score, match, matches, queryTerms} of found) {
    const {page, section, kind, size} = all[id as number]!;
    if (!accept(page)) continue;
    const share = (measure: (alternative: Alternative) => number) =>
      sum(matches.map((list, need) => rarities[need]! * Math.max(0, ...list.map(measure)))) / sum(rarities);
    const coverage = share(({weight}) => (weight > guess ? Math.min(1, weight + weights.trust) : weight));
    const named = share(({terms}) => Number(terms.every((term) => match[term]!.includes('name'))));
    const likeness = named * Math.min(1, needs.length / size);
    const strength = (score / queryTerms.length) * coverage ** weights.coverage * (1 + weights.name * likeness);
    const sections = byPage.get(page) ?? [];
    byPage.set(page, [...sections, {section, score: strength * kindWeights[kind], coverage, likeness}]);
  }
  const ranked = [...byPage].map(([page, sections]): RankedPage => {
    const [best = 0, ...others] = sections.map(({score}) => score).sort((a, b) => b - a);
    const title = sections.find(({section}) => section === 0)?.likeness ?? 0;
    const merit = (best + weights.further * sum(others.slice(0, 3))) * Math.exp(weights.rankStep * pages[page]!.rank);
    const isTop = ({section}: RankedSection) => section === 0 && title > 0.99;
    return {
      page,
      score: merit * (1 + weights.title * title),
      merit,
      sections: sections.sort(
        (a, b) => Number(isTop(b)) - Number(isTop(a)) || b.score - a.score || a.section - b.section,
      ),
      coverage: Math.max(...sections.map(({coverage}) => coverage)),
    };
  });
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}

import type {SearchResult} from 'minisearch';
import {exact, kinds, type Field, type OpenIndex} from './indexFormat';
import {guess, type Need} from './query';
import {kindWeights} from './types';
import {tokenize} from './words';

/** Ranking weights. Tuned with the labels that aren't held out. */
export const rankingWeights = {
  fields: {name: 4.6, trail: 0.9, text: 1.3, code: 0.27} satisfies Record<Field, number>,
  /** BM25's `k1`, `b` and `d`. */
  bm25: {k: 1, b: 0.3, d: 0.45},
  /** Exponent of the share of query words that a section contains. */
  coverage: 1.85,
  /** Added to the weight of an alternative in the coverage. */
  trust: 0.45,
  /** Exponent of a kind's weight in a page's score. */
  kindInPage: 1.12,
  /** Bonus of a section whose name is the query. */
  name: 0.67,
  /** Bonus of a page whose title is the query. */
  title: 3.6,
  /** Share of the scores of a page's further sections. */
  further: 0.11,
  /** A step of `weight.page_rank`. */
  rankStep: 0.027,
  /** Rarity of a word that isn't in the index. */
  unknown: 6,
  /** Bonus of a section, and of its page, whose text contains the query's words next to each other. */
  proximity: 1,
  pageProximity: 1.1,
  /** Share of the query that a section must contain for its page to match well, and of the best score. */
  wellCoverage: 0.55,
  wellScore: 0.25,
  /** Share of a page's best section's score that its other results need. */
  hitShare: 0.4,
};
export type RankingWeights = typeof rankingWeights;

export interface RankedSection {
  readonly section: number;
  readonly score: number;
}

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** The score without the bonus for its title, which is so high that other pages would seem to match badly. */
  readonly merit: number;
  /** Best first. The page itself comes first if its title is the query. */
  readonly sections: readonly RankedSection[];
  /** Share of the query's words in its best section, weighted by rarity. */
  readonly coverage: number;
}

interface Found {
  readonly score: number;
  /** Weight of the alternative that matches. */
  readonly weight: number;
  readonly isInName: boolean;
}
type Scores = ReadonlyMap<number, Found>;

/** A word of the query with its scores by section. */
export interface ScoredNeed extends Need {
  readonly scores: Scores;
  /** Inverse document frequency, times the word's share: higher for rarer words. */
  readonly rarity: number;
}

/** Scores of one word of the query: its best alternative counts. */
function scoreNeed({alternatives}: Need, lookup: (term: string) => Scores): Scores {
  const best = new Map<number, Found>();
  for (const {terms, weight} of alternatives) {
    const [first, ...others] = terms.map(lookup);
    for (const [section, found] of first!) {
      const all = [found, ...others.flatMap((scores) => scores.get(section) ?? [])];
      const score = (weight * all.reduce((sum, each) => sum + each.score, 0)) / terms.length ** 0.5;
      if (all.length === terms.length && score > (best.get(section)?.score ?? 0))
        best.set(section, {score, weight, isInName: all.every(({isInName}) => isInName)});
    }
  }
  return best;
}

const sumRarity = (needs: readonly ScoredNeed[]): number => needs.reduce((sum, {rarity}) => sum + rarity, 0);

/** Measures from 0 to 1 how well a title matches the query, with a penalty for additional words. */
function compareTitle(title: string, needs: readonly ScoredNeed[], language: string): number {
  const words = new Set(tokenize(title, language).map(({terms}) => terms[0]!));
  const required = needs.filter(({share}) => share > 0.5);
  const matched = required.filter(({alternatives}) =>
    alternatives.some(({terms, weight}) => weight > 0.5 && terms.every((term) => words.has(term))),
  );
  const covered = [...words].filter((word) =>
    matched.some(({alternatives}) => alternatives.some(({terms}) => terms.includes(word))),
  );
  return (sumRarity(matched) / (sumRarity(required) || 1)) * (covered.length / (words.size || 1));
}

/** The part of a path that names the page's subject: `python/django` → `django`. */
const nameOf = (path: string): string => path.replace(/(?:\/(?:generic|index))+$/, '').replace(/.*\//, '');

/** What the words of a query found in a section. */
class Tally {
  score = 0;
  /** Summed rarity of the words found. */
  found = 0;
  /** The same, without corrections of short words. */
  sure = 0;
  /** Number of words found in the name. */
  named = 0;
  isNamed = false;
}

/** Ranks pages by their best sections, the title, and the page's rank. */
export function createRanking(index: OpenIndex, weights: RankingWeights = rankingWeights) {
  const {pages, pageOf, nameLengths, words} = index;
  const starts = pages.map((_, page) => pageOf.indexOf(page));
  const sectionWeights = pages.flatMap((page) => Array.from(page.kinds, (letter) => kindWeights[kinds.get(letter)!]));
  const known = new Map<string, Scores>();

  const lookup = (term: string): Scores => {
    const read = ({id, score, match}: SearchResult) =>
      [id as number, {score, weight: 1, isInName: match[term]?.includes('name') ?? false}] as const;
    const search = () => words.search(term, {...exact, boost: weights.fields, bm25: weights.bm25});
    const scores = known.get(term) ?? new Map(search().map(read));
    known.set(term, scores);
    return scores;
  };

  const scoreNeeds = (needs: readonly Need[]): readonly ScoredNeed[] =>
    needs.map((need) => {
      const scores = scoreNeed(need, lookup);
      const inverse = Math.log(1 + (pageOf.length - scores.size + 0.5) / (scores.size + 0.5));
      const isGuess = need.alternatives.every(({weight}) => weight <= guess);
      return {...need, scores, rarity: need.share * (isGuess ? weights.unknown : inverse + 0.5)};
    });

  return (
    unscored: readonly Need[],
    language: string,
    accept: (page: number) => boolean,
  ): {pages: readonly RankedPage[]; needs: readonly ScoredNeed[]} => {
    const needs = scoreNeeds(unscored);
    const byPage = new Map<number, Map<number, Tally>>();
    for (const {scores, rarity, share, isName} of needs)
      for (const [section, {score, weight, isInName}] of scores) {
        const page = pageOf[section]!;
        if (!accept(page)) continue;
        const sections = byPage.get(page) ?? new Map<number, Tally>();
        const tally = sections.get(section) ?? new Tally();
        byPage.set(page, sections.set(section, tally));
        tally.score += rarity * score;
        tally.found += rarity * Math.min(1, weight + weights.trust);
        if (weight > guess) tally.sure += rarity * Math.min(1, 2 * weight);
        if (isInName && share > 0.5) tally.named += 1;
        tally.isNamed ||= isInName && isName;
      }
    const total = sumRarity(needs);
    const required = needs.filter(({share}) => share > 0.5).length || 1;

    const rankPage = (page: number, tallies: ReadonlyMap<number, Tally>): RankedPage => {
      const {title, path, rank} = pages[page]!;
      const start = starts[page]!;
      const sections = [...tallies].map(([section, {score, found, named, isNamed}]) => {
        const likeness = (named / required) * Math.min(1, named / (nameLengths[section]! || 1));
        const strength = score * (found / total) ** weights.coverage * (1 + weights.name * likeness);
        const weight = isNamed ? 1 : sectionWeights[section]!;
        const inPage = strength * (section === start ? 1 : weight ** weights.kindInPage);
        return {section, inPage, score: strength * weight};
      });
      const [best = 0, ...others] = sections.map(({inPage}) => inPage).sort((a, b) => b - a);
      const further = others.slice(0, 3).reduce((sum, score) => sum + score, 0);
      const likeness = Math.max(compareTitle(title, needs, language), compareTitle(nameOf(path), needs, language));
      const merit = (best + weights.further * further) * Math.exp(weights.rankStep * rank);
      const ordered = sections.sort((a, b) => b.score - a.score || a.section - b.section);
      const top = {section: start, score: Infinity};
      return {
        page,
        score: merit * (1 + weights.title * likeness),
        merit,
        sections: likeness > 0.99 ? [top, ...ordered.filter(({section}) => section !== start)] : ordered,
        coverage: Math.max(...[...tallies.values()].map(({sure}) => sure)) / total,
      };
    };
    const ranked = [...byPage].map(([page, tallies]) => rankPage(page, tallies));
    return {needs, pages: ranked.sort((a, b) => b.score - a.score || a.page - b.page)};
  };
}

import type {SearchField} from '@site/platform/search/fields';

/**
 * Ranking weights, averaged over the best weights for random subsets of the queries, because weights tuned on all
 * queries at once do worse on others. `bench/search/tuneWeights.ts` tunes them without the held-out queries.
 */
export const rankingWeights = {
  /** Weight of one occurrence in each field. */
  fields: {title: 14, heading: 5, entry: 5, trail: 4, identifiers: 0.6, text: 1} satisfies Record<SearchField, number>,
  /** Length normalization, from 0 to 1: BM25's `b`. */
  lengthShare: 0.6,
  /** Term-frequency saturation: BM25's `k1`. */
  saturation: 5,
  /** Saturation for a whole page, as a multiple. */
  pageSaturation: 5,
  pageLengthShare: 0.6,
  /** Share of the whole page in a score; the rest comes from the best section. */
  pageShare: 0.28,
  /** Weight of a word that every page contains, in addition to its rarity. */
  commonWord: 0.85,
  /** Share of rarity among pages; the rest is rarity among sections. */
  pageRarity: 0.55,
  /** Rarity of a word that isn't in the index. */
  unknownRarity: 5,
  /** Factors for a synonym, a completion and a correction, which count less than the word itself. */
  candidate: 0.94,
  /** Factor for an unknown identifier as a whole, or for the parts of a known one. */
  bonus: 0.8,
  /** Exponent of the share of query words that a section contains, which lowers the score of partial matches. */
  coveragePower: 2.4,
  /** Share of a page's score that depends on the share of query words on the page. */
  pageCoverage: 0.35,
  /** Bonus of a section whose heading matches the query. */
  heading: 0.4,
  /** Bonus of a page whose title matches the query. */
  title: 1.6,
  /** Share of the scores of a page's further sections. */
  further: 0.11,
  /** A step of `weight.page_rank`. */
  rankStep: 0.027,
  /** Bonus for text that contains the words next to each other. */
  proximity: 0.6,
};

export type RankingWeights = typeof rankingWeights;

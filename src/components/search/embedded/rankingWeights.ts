import type {SearchField} from '@site/platform/search/fields';

/**
 * The weights of the ranking, averaged over those that suit random parts of the queries best: weights that suit all
 * queries at once do worse on others. `bench/search/tuneWeights.ts` looks for better ones, never by held-out queries.
 */
export const rankingWeights = {
  /** How much one occurrence in each field counts. */
  fields: {title: 14, heading: 5, entry: 5, trail: 4, identifiers: 0.6, text: 1} satisfies Record<SearchField, number>,
  /** How far long fields are discounted, from 0 to 1. */
  lengthShare: 0.6,
  /** Occurrences after which a further one says little. */
  saturation: 5,
  /** The same for a whole page, as a multiple. */
  pageSaturation: 5,
  pageLengthShare: 0.6,
  /** Share of the whole page in a score; the best section has the rest. */
  pageShare: 0.28,
  /** Weight of a word that every page contains, in addition to its rarity. */
  commonWord: 0.85,
  /** Share of rarity among pages; rarity among sections has the rest. */
  pageRarity: 0.55,
  /** Rarity of a word that the index does not know. */
  unknownRarity: 5,
  /** Factors for a synonym, a completion and a correction, which count less than the word itself. */
  candidate: 0.94,
  /** The whole of an unknown identifier, or the parts of a known one. */
  bonus: 0.8,
  /** A section that lacks words of the query counts less by this power of the share that it has. */
  coveragePower: 2.4,
  /** Share of a page's score that depends on how much of the query the page has. */
  pageCoverage: 0.35,
  /** Bonus of a section whose heading matches the query. */
  heading: 0.4,
  /** Bonus of a page whose title matches the query. */
  title: 1.6,
  /** Share that further sections of a page add. */
  further: 0.11,
  /** A step of `weight.page_rank`. */
  rankStep: 0.027,
  /** Bonus of a text that contains the words next to each other. */
  proximity: 0.6,
};

export type RankingWeights = typeof rankingWeights;

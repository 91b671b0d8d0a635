import {measureProximity, type TermSequence} from './measureProximity';
import type {RankedPage} from './rankPages';
import type {RankingWeights} from './rankingWeights';
import type {QueryWord} from './readQuery';

/** Number of pages, and of sections per page, whose texts are loaded. Most of them are shown anyway. */
const window = 6;
const depth = 2;

/**
 * Sorts the first pages again, by the proximity of the words in their best sections.
 * @param textsOf returns the texts of a section as terms
 */
export async function rankByProximity(
  pages: readonly RankedPage[],
  words: readonly QueryWord[],
  textsOf: (section: number) => Promise<readonly TermSequence[]>,
  weights: RankingWeights,
): Promise<readonly RankedPage[]> {
  if (words.filter(({isBonus}) => !isBonus).length < 2) return pages;
  const first = await Promise.all(
    pages.slice(0, window).map(async ({page, score, sections}) => {
      const gains = await Promise.all(
        sections.slice(0, depth).map(async ({section}) => {
          return 1 + weights.proximity * measureProximity(words, await textsOf(section));
        }),
      );
      const ranked = sections.map((found, index) => ({...found, score: found.score * (gains[index] ?? 1)}));
      ranked.sort((a, b) => b.score - a.score);
      return {page, sections: ranked, score: score * Math.max(...gains)};
    }),
  );
  first.sort((a, b) => b.score - a.score);
  return [...first, ...pages.slice(window)];
}

import type {QueryWord} from './readQuery';

/** Terms of each word of a text, in order. */
export type TermSequence = readonly (readonly string[])[];

/** Proximity of two words: adjacent in the query's order, nearly adjacent, or a few words apart. */
function measurePair(text: TermSequence, first: QueryWord, second: QueryWord): number {
  const matches = (at: number, word: QueryWord): boolean =>
    text[at]?.some((term) => word.candidates.has(term)) ?? false;
  let best = 0;
  text.forEach((_, at) => {
    if (best === 1 || !matches(at, first)) return;
    if (matches(at, second) || matches(at + 1, second)) best = 1;
    else if (matches(at + 2, second) || matches(at - 1, second)) best = Math.max(best, 0.6);
    else if (matches(at + 3, second) || matches(at - 2, second)) best = Math.max(best, 0.3);
  });
  return best;
}

/**
 * Measures from 0 to 1 how close adjacent query words are in one of the texts. It reads the texts of the best sections,
 * because the index doesn't store positions.
 */
export function measureProximity(words: readonly QueryWord[], texts: readonly TermSequence[]): number {
  const needed = words.filter(({isBonus}) => !isBonus);
  if (needed.length < 2) return 0;
  const pairs = needed.slice(1).map((second, index) => [needed[index]!, second] as const);
  const nearest = pairs.map(([first, second]) => Math.max(0, ...texts.map((text) => measurePair(text, first, second))));
  return nearest.reduce((sum, near) => sum + near, 0) / pairs.length;
}

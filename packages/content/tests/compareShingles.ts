/** Overlap of two texts. */
export interface Overlap {
  /** Distinct runs of words that occur in both, in the order of the first text. */
  readonly shared: readonly string[];
  /** Share of the smaller text's shingles that occur in the other, from 0 to 1. */
  readonly share: number;
}

/** All runs of `size` words within paragraphs. Case and punctuation are ignored. */
export function readShingles(paragraphs: readonly string[], size: number): ReadonlySet<string> {
  const found = new Set<string>();
  for (const paragraph of paragraphs) {
    const words = paragraph.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    for (let at = 0; at + size <= words.length; at++) found.add(words.slice(at, at + size).join(' '));
  }
  return found;
}

/** Compares two sets of shingles. The overlap with an empty set is 0. */
export function compareShingles(one: ReadonlySet<string>, other: ReadonlySet<string>): Overlap {
  const shared = [...one].filter((shingle) => other.has(shingle));
  const smaller = Math.min(one.size, other.size);
  return {shared, share: smaller === 0 ? 0 : shared.length / smaller};
}

import type {FieldPostings} from '@site/platform/search/encodePostings';
import {searchFields} from '@site/platform/search/fields';
import type {QueryWord} from './readQuery';
import type {RankingWeights} from './rankingWeights';
import type {IndexLayout} from './readLayout';

/** Scores of sections and pages for one word of a query. */
export interface WordScore {
  /** Inverse document frequency: higher for rarer words. */
  readonly rarity: number;
  readonly sections: ReadonlyMap<number, number>;
  readonly pages: ReadonlyMap<number, number>;
  /** Sections with the word in their title, heading or entry. */
  readonly headed: ReadonlySet<number>;
}

const trailField = searchFields.indexOf('trail');

const inverse = (all: number, having: number): number => Math.log(1 + (all - having + 0.5) / (having + 0.5));

function measureRarity(found: readonly FieldPostings[], {pageOf, pages}: IndexLayout, weights: RankingWeights): number {
  const sections = new Set<number>();
  const holders = new Set<number>();
  for (const {field, sections: numbers} of found) {
    for (const section of numbers) {
      // The field `trail` repeats the headings above in every section below them.
      if (field !== trailField) sections.add(section);
      holders.add(pageOf[section]!);
    }
  }
  return (
    weights.commonWord +
    weights.pageRarity * inverse(pages.length, holders.size) +
    (1 - weights.pageRarity) * inverse(pageOf.length, sections.size)
  );
}

function raise(scores: Map<number, number>, key: number, score: number): void {
  if (score > (scores.get(key) ?? 0)) scores.set(key, score);
}

/**
 * Scores sections and pages for one word with BM25F: the weighted occurrences in the fields of a section are summed
 * before saturation applies. If the word has several candidate terms, the best one counts.
 * @param postingsOf returns the postings of a term
 */
export function scoreWord(
  {candidates}: QueryWord,
  postingsOf: (term: string) => readonly FieldPostings[],
  layout: IndexLayout,
  accept: (section: number) => boolean,
  weights: RankingWeights,
): WordScore {
  const {pageOf, pages, lengths, averages} = layout;
  const {lengthShare, saturation, pageLengthShare} = weights;
  const boosts = searchFields.map((field) => weights.fields[field]);
  const scores = {sections: new Map<number, number>(), pages: new Map<number, number>(), headed: new Set<number>()};
  let rarity = candidates.size === 0 ? weights.commonWord + weights.unknownRarity : 0;
  for (const [term, share] of candidates) {
    const found = postingsOf(term);
    const worth = (share === 1 ? 1 : share * weights.candidate) * measureRarity(found, layout, weights);
    rarity = Math.max(rarity, worth);
    const counts = new Map<number, number>();
    for (const {field, sections, times} of found) {
      sections.forEach((section, index) => {
        if (!accept(section)) return;
        const length = 1 - lengthShare + (lengthShare * lengths[section]![field]!) / averages[field]!;
        counts.set(section, (counts.get(section) ?? 0) + (boosts[field]! * times[index]!) / length);
        if (field < trailField) scores.headed.add(section);
      });
    }
    const totals = new Map<number, number>();
    for (const [section, count] of counts) {
      raise(scores.sections, section, (worth * (saturation + 1) * count) / (saturation + count));
      totals.set(pageOf[section]!, (totals.get(pageOf[section]!) ?? 0) + count);
    }
    for (const [page, total] of totals) {
      const count = total / (1 - pageLengthShare + pageLengthShare * pages[page]!.length);
      raise(scores.pages, page, (worth * (saturation + 1) * count) / (saturation * weights.pageSaturation + count));
    }
  }
  return {rarity, ...scores};
}

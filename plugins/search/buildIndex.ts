import type {FieldPostings} from '../../platform/search/encodePostings';
import {searchFields} from '../../platform/search/fields';
import {tokenizeText} from '../../platform/search/tokenizeText';
import type {SectionFields} from './groupSections';

/** A numeric index, before it's split into files. */
export interface CountedIndex {
  /** In the order of their code units. */
  readonly terms: readonly (readonly [term: string, postings: readonly FieldPostings[]])[];
  /** Number of different terms in each field of each section. */
  readonly lengths: readonly (readonly number[])[];
  /** Mean length of each field. */
  readonly averages: readonly number[];
}

interface Counts extends FieldPostings {
  readonly sections: number[];
  readonly times: number[];
}

function countTerms(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {terms} of tokenizeText(text)) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Counts the words of all sections, which it reads one by one. */
export function buildIndex(sections: Iterable<SectionFields>): CountedIndex {
  const postings = new Map<string, Counts[]>();
  const add = (term: string, field: number, section: number, times: number) => {
    const fields = postings.get(term) ?? [];
    if (fields.length === 0) postings.set(term, fields);
    let counts = fields.find((each) => each.field === field);
    if (!counts) fields.push((counts = {field, sections: [], times: []}));
    counts.sections.push(section);
    counts.times.push(times);
  };
  const lengths: number[][] = [];
  for (const fields of sections)
    lengths.push(
      searchFields.map((name, field) => {
        const counts = countTerms(fields[name]);
        for (const [term, times] of counts) add(term, field, lengths.length, times);
        return counts.size;
      }),
    );
  const average = (field: number) => lengths.reduce((sum, row) => sum + row[field]!, 0) / lengths.length;
  return {
    // The browser compares code units too.
    terms: [...postings]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([term, fields]) => [term, fields.sort((a, b) => a.field - b.field)] as const),
    lengths,
    averages: searchFields.map((_, field) => Math.round(average(field) * 100) / 100),
  };
}

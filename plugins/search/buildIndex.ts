import MiniSearch from 'minisearch';
import {searchFields} from '../../platform/search/fields';
import {tokenizeText} from '../../platform/search/tokenizeText';
import type {Postings} from '../../platform/search/encodePostings';
import type {Section} from './groupSections';

/** A numeric index, before it's split into files. */
export interface CountedIndex {
  readonly terms: readonly (readonly [term: string, postings: Postings])[];
  readonly lengths: readonly (readonly number[])[];
  readonly averages: readonly number[];
}

/** Counts the words of all sections. */
export function buildIndex(sections: readonly Section[]): CountedIndex {
  const engine = new MiniSearch<{id: number}>({
    fields: [...searchFields],
    extractField: (document, name) =>
      name === 'id' ? String(document.id) : sections[document.id]!.fields[name as keyof Section['fields']],
    tokenize: (text) => tokenizeText(text).flatMap((token) => token.terms),
    processTerm: (term) => term,
  });
  engine.addAll(sections.map((_, id) => ({id})));
  const data = engine.toJSON();
  return {
    // Terms are already lowercase. The browser compares code units too.
    terms: (data.index as unknown as [string, Postings][]).sort(([a], [b]) => (a < b ? -1 : 1)),
    lengths: sections.map((_, id) => data.fieldLength[id] as number[]),
    averages: data.averageFieldLength.map((average) => Math.round(average * 100) / 100),
  };
}

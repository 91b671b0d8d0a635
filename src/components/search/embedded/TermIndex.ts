import MiniSearch, {type AsPlainObject, type SearchResult} from 'minisearch';
import {decodePostings, type Postings} from '@site/platform/search/encodePostings';
import {decodeLengths} from '@site/platform/search/encodeLengths';
import {fieldBoosts, searchFields} from '@site/platform/search/fields';
import type {IndexCore} from '@site/platform/search/indexFormat';
import type {QueryWord} from './readQuery';

const options = {
  fields: [...searchFields],
  storeFields: [],
  tokenize: (text: string) => [text],
  processTerm: (term: string) => term,
};

/** The part of the index that the queries so far have needed. It grows by runs of terms, and never forgets one. */
export class TermIndex {
  readonly #postings = new Map<number, Promise<readonly (readonly [string, Postings])[]>>();
  readonly #ready: (readonly [string, Postings])[] = [];
  readonly #skeleton: Omit<AsPlainObject, 'index'>;
  #engine: MiniSearch | undefined;

  constructor(
    readonly core: IndexCore,
    readonly terms: readonly string[],
    readonly load: (file: string) => Promise<string>,
  ) {
    const lengths = decodeLengths(core.lengths);
    this.#skeleton = {
      documentCount: lengths.length,
      nextId: lengths.length,
      documentIds: Object.fromEntries(lengths.map((_, id) => [id, id])),
      fieldIds: Object.fromEntries(searchFields.map((field, index) => [field, index])),
      fieldLength: Object.fromEntries(lengths.map((row, id) => [id, row])) as unknown as AsPlainObject['fieldLength'],
      averageFieldLength: [...core.averages],
      storedFields: {},
      dirtCount: 0,
      serializationVersion: 2,
    };
  }

  async #loadChunk(chunk: number): Promise<readonly (readonly [string, Postings])[]> {
    const lines = (await this.load(`t${chunk}.txt`)).split('\n');
    const first = this.core.chunks[chunk]!;
    const entries = lines.map((line, index) => [this.terms[first + index]!, decodePostings(line)] as const);
    this.#ready.push(...entries);
    this.#engine = undefined;
    return entries;
  }

  /** Loads what is missing of the terms with these numbers. A file that could not be loaded is asked for again. */
  async prepare(numbers: readonly number[]): Promise<void> {
    const {chunks} = this.core;
    const wanted = new Set(numbers.map((number) => chunks.findLastIndex((first) => first <= number)));
    await Promise.all(
      [...wanted].map((chunk) => {
        const loading = this.#postings.get(chunk) ?? this.#loadChunk(chunk);
        this.#postings.set(chunk, loading);
        loading.catch(() => this.#postings.delete(chunk));
        return loading;
      }),
    );
  }

  /** Sections that hold candidates of the words. Their terms must have been prepared. */
  search(words: readonly QueryWord[], accept: (section: number) => boolean): SearchResult[] {
    this.#engine ??= MiniSearch.loadJS(
      {...this.#skeleton, index: this.#ready as unknown as AsPlainObject['index']},
      options,
    );
    const weights = new Map<string, number>();
    for (const {candidates} of words) {
      for (const [term, weight] of candidates) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
    }
    return this.#engine.search(
      {combineWith: 'OR', queries: [...weights].map(([term, weight]) => ({queries: [term], boostTerm: () => weight}))},
      {boost: fieldBoosts, filter: ({id}) => accept(Number(id))},
    );
  }
}

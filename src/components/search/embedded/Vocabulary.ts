import SearchableMap from 'minisearch/SearchableMap';
import {decodeVocabulary} from '@site/platform/search/encodeVocabulary';

/** The terms of the index, each with its number. */
export class Vocabulary {
  readonly #terms: readonly string[];
  #tree: SearchableMap<number> | undefined;

  /** @param text vocabulary in the format of `encodeVocabulary` */
  constructor(text: string) {
    this.#terms = decodeVocabulary(text);
  }

  /** Number of the first term that doesn't sort before the text. */
  #place(text: string): number {
    let low = 0;
    let high = this.#terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#terms[middle]! < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Number of a term; undefined if the index doesn't contain it. */
  numberOf(term: string): number | undefined {
    const place = this.#place(term);
    return this.#terms[place] === term ? place : undefined;
  }

  has(term: string): boolean {
    return this.numberOf(term) !== undefined;
  }

  /** Terms that begin with the text, in order. */
  complete(text: string): readonly string[] {
    const start = this.#place(text);
    let end = start;
    while (this.#terms[end]?.startsWith(text)) end++;
    return this.#terms.slice(start, end);
  }

  /**
   * Terms within an edit distance, each with its distance. The tree is built for the first misspelling, because that
   * takes longer than a search and most readers never need it.
   */
  near(text: string, letters: number): readonly {readonly term: string; readonly distance: number}[] {
    this.#tree ??= SearchableMap.from(this.#terms.map((term, number) => [term, number]));
    return [...this.#tree.fuzzyGet(text, letters)].map(([term, [, distance]]) => ({term, distance}));
  }
}

import {decodePostings, type FieldPostings} from '@site/platform/search/encodePostings';
import type {IndexCore} from '@site/platform/search/indexFormat';

/** Postings of the terms that queries have needed so far. They're loaded in runs. */
export class TermIndex {
  readonly #lines = new Map<number, readonly string[]>();
  readonly #loading = new Map<number, Promise<void>>();
  readonly #decoded = new Map<number, readonly FieldPostings[]>();

  constructor(
    readonly core: IndexCore,
    readonly load: (file: string) => Promise<string>,
  ) {}

  #chunkOf(term: number): number {
    return this.core.chunks.findLastIndex((first) => first <= term);
  }

  async #loadChunk(chunk: number): Promise<void> {
    const lines = (await this.load(`t${chunk}.txt`)).split('\n');
    const next = this.core.chunks[chunk + 1];
    const count = next === undefined ? lines.length : next - this.core.chunks[chunk]!;
    if (lines.length !== count) throw new Error(`t${chunk}.txt has ${lines.length} lines; ${count} are expected.`);
    this.#lines.set(chunk, lines);
  }

  /** Loads the terms with these numbers, unless they're loaded. A file that failed to load is requested again. */
  async prepare(terms: readonly number[]): Promise<void> {
    const wanted = new Set(terms.map((term) => this.#chunkOf(term)));
    await Promise.all(
      [...wanted].map((chunk) => {
        const loading = this.#loading.get(chunk) ?? this.#loadChunk(chunk);
        this.#loading.set(chunk, loading);
        loading.catch(() => this.#loading.delete(chunk));
        return loading;
      }),
    );
  }

  /** Postings of the term with this number, which must have been prepared. */
  get(term: number): readonly FieldPostings[] {
    const known = this.#decoded.get(term);
    if (known !== undefined) return known;
    const chunk = this.#chunkOf(term);
    const found = decodePostings(this.#lines.get(chunk)![term - this.core.chunks[chunk]!]!);
    this.#decoded.set(term, found);
    return found;
  }
}

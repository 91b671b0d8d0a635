import {decodeLengths} from '@site/platform/search/encodeLengths';
import {searchFields} from '@site/platform/search/fields';
import type {IndexCore} from '@site/platform/search/indexFormat';
import {tokenizeText} from '@site/platform/search/tokenizeText';

/** Properties of a page that are known before it is searched. */
export interface PageTraits {
  /** Terms of its title. */
  readonly title: readonly string[];
  /** Its rank among equally relevant pages. */
  readonly rank: number;
  /** Words of its text, as a multiple of the average. */
  readonly length: number;
}

/** Assignment of sections to pages, and lengths of their fields. */
export interface IndexLayout {
  /** Number of the page of each section. */
  readonly pageOf: readonly number[];
  readonly pages: readonly PageTraits[];
  /** Section → field → number of terms. */
  readonly lengths: readonly (readonly number[])[];
  /** Field → average number of terms. */
  readonly averages: readonly number[];
}

const textField = searchFields.indexOf('text');

/** Reads the layout from the core of the index. */
export function readLayout(core: IndexCore): IndexLayout {
  const lengths = decodeLengths(core.lengths);
  const pageOf: number[] = [];
  core.pages.forEach(([, , , count], page) => {
    for (let section = 0; section < count; section++) pageOf.push(page);
  });
  const words = core.pages.map(() => 0);
  pageOf.forEach((page, section) => (words[page]! += lengths[section]![textField]!));
  const average = words.reduce((sum, count) => sum + count, 0) / words.length;
  return {
    pageOf,
    lengths,
    averages: core.averages,
    pages: core.pages.map(([title, , , , , rank], page) => {
      let terms: readonly string[] | undefined;
      return {
        // Computed lazily, for pages that a query finds.
        get title() {
          terms ??= tokenizeText(title).flatMap((token) => token.terms);
          return terms;
        },
        rank,
        length: words[page]! / average,
      };
    }),
  };
}

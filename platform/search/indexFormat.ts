/** Directory of the index, relative to the site's base URL. */
export const indexDirectory = 'search-index';
/** The first file that the browser requests. It lists all others. */
export const coreFile = 'core.json';

/** One page, in the order of the sections. `rank` is `weight.page_rank` of its records. */
export type IndexedPage = readonly [
  title: string,
  path: string,
  trail: string,
  sections: number,
  scope: number,
  rank: number,
];

/** The data required before the first lookup. Section numbers run through all pages. */
export interface IndexCore {
  readonly format: 2;
  /** Directory of the other files, named after a hash of their content. */
  readonly directory: string;
  /** Title, path, breadcrumbs, number of sections, index in `scopes`, and rank of each page. */
  readonly pages: readonly IndexedPage[];
  /** Language and tag of pages, `en docs-default-current`. */
  readonly scopes: readonly string[];
  /** Length of each field of each section, encoded by `encodeLengths`. */
  readonly lengths: string;
  readonly averages: readonly number[];
  /** All terms in order, encoded by `encodeVocabulary`. */
  readonly vocabulary: string;
  /** Number of the first term of each file `t<n>.txt`. */
  readonly chunks: readonly number[];
  /** Number of the first section of each file `s<n>.json`. */
  readonly blocks: readonly number[];
}

/** The displayed part of a section, in the files `s<n>.json`. */
export interface SectionText {
  /** Id of the heading; empty at the top of a page. */
  readonly anchor: string;
  /** The headings from level 2 down to the section's own. */
  readonly headings: readonly string[];
  readonly text: readonly string[];
}

/** The development server's response for `core.json` while it builds the index. */
export interface IndexInPreparation {
  readonly preparing: true;
}

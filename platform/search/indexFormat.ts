/** Where the index lies below the base URL of the site. */
export const indexFolder = 'search-index';
/** The first file that a reader's browser asks for. All others are named in it. */
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

/** What is needed before the first word can be looked up. Numbers of sections count through all pages. */
export interface IndexCore {
  readonly format: 1;
  /** Folder of the other files, named after their content. */
  readonly folder: string;
  /** Title, path, place in the navigation, number of sections, which of `scopes`, and rank of each page. */
  readonly pages: readonly IndexedPage[];
  /** Language and tag of pages, `en docs-default-current`. */
  readonly scopes: readonly string[];
  /** Length of each field of each section, as `encodeLengths` writes them. */
  readonly lengths: string;
  readonly averages: readonly number[];
  /** All terms in order, as `encodeVocabulary` writes them. */
  readonly vocabulary: string;
  /** Number of the first term of each file `t<n>.txt`. */
  readonly chunks: readonly number[];
  /** Number of the first section of each file `s<n>.json`. */
  readonly blocks: readonly number[];
}

/** What is shown of a section, in the files `s<n>.json`. */
export interface SectionText {
  /** Id of the heading; empty at the top of a page. */
  readonly anchor: string;
  /** The headings from level 2 down to the section's own. */
  readonly headings: readonly string[];
  readonly text: readonly string[];
}

/** What the development server answers in place of `core.json` while the index is built. */
export interface IndexInPreparation {
  readonly preparing: true;
}

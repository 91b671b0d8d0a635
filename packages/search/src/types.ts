/** Below the site's base URL. */
export const indexDirectory = 'search-index';
/** The first file that the browser requests. It names the directory of all others. */
export const coreFile = 'core.json';
export const indexFormat = 10;
/** Code of the character for a gap of 0. */
export const noGap = 48;
/** Maximum length of a query in characters. Longer text was pasted by mistake. */
export const queryLimit = 512;
/** What MiniSearch searches in a section: its name, its parents' names, its prose, everything else, and other words for it. */
export const fields = ['name', 'trail', 'text', 'code', 'keywords'] as const;

/** A run of text, marked if it matches the query. Rendered as text, never as HTML. */
export type Segment = Readonly<{text: string; marked: boolean}>;

export const areas = ['documentation', 'guides', 'sdks'] as const;
export type Area = (typeof areas)[number];

/** The area of a page; undefined for pages outside the documentation. */
export function findArea(path: string): Area | undefined {
  if (/\/docs\/(?:[\d.]+\/)?guides-and-samples(?:\/|$)/.test(path)) return 'guides';
  if (/\/docs\/(?:[\d.]+\/)?sdks(?:\/|$)/.test(path)) return 'sdks';
  return /\/docs(?:\/|$)/.test(path) ? 'documentation' : undefined;
}

/**
 * What a result is, which decides on its rank and its icon, with the share of its score that it keeps within its page,
 * unless the query names it. A row is an entry of a reference list or table, and a group is a heading without text.
 */
export const kindWeights = {
  page: 0.3,
  section: 1,
  command: 0.95,
  term: 0.9,
  error: 0.4,
  field: 0.8,
  row: 0.35,
  group: 0.4,
  aside: 0.3,
};
export type Kind = keyof typeof kindWeights;

/** A section of a built page, or the page itself. Both engines index these records. */
export interface SearchRecord {
  /** Path within the site, with the anchor. */
  readonly url: string;
  /** Path of the page. */
  readonly path: string;
  readonly title: string;
  /** Breadcrumbs of the page, such as `Guides › Python`. */
  readonly trail: string;
  /** Its heading, or the page's title. */
  readonly name: string;
  /** Headings above its own, from level 2 down. */
  readonly parents: readonly string[];
  /** Blocks of prose, one per line. */
  readonly text: string;
  /** Code blocks, types, usage lines, and lists of errors, one per line. */
  readonly code: string;
  /** Words that readers search the section by, although it doesn't contain them. */
  readonly keywords: string;
  readonly kind: Kind;
  readonly language: string;
  /** Docs plugin and version of the page, such as `docs-default-current`. */
  readonly docusaurus_tag: string;
  /** Higher for pages that should come first. */
  readonly page_rank: number;
}

/** A section that matches. Its parents are joined, such as `Fields › machine`. */
export interface SearchHit extends Pick<SearchRecord, 'url' | 'kind'> {
  readonly title: readonly Segment[];
  readonly parents: string;
  readonly snippet: readonly Segment[];
}

/** A page with its best hits. The snippet, its description, is set if the page itself matches better than its sections. */
export interface PageHits
  extends Pick<SearchHit, 'title'>, Partial<Pick<SearchHit, 'snippet'>>, Pick<SearchRecord, 'path' | 'trail'> {
  readonly hits: readonly SearchHit[];
}

export interface SearchQuery {
  readonly text: string;
  /** True once the reader has submitted the text: its last word is complete. */
  readonly isSubmitted?: boolean;
  /** Page of the results, from 0, with `pageSize` pages of the site. */
  readonly page: number;
  readonly pageSize: number;
  readonly hitsPerPage: number;
  readonly language: string;
  /** Docs plugins and versions to search. */
  readonly tags: readonly string[];
  readonly area?: Area;
}

export interface SearchAnswer {
  readonly engine: 'hosted' | 'embedded';
  readonly pages: readonly PageHits[];
  /** Number of pages that match well, or of the nearest ones if the answer is weak: none matches well. */
  readonly total: number;
  readonly isWeak?: boolean;
}

export interface SearchEngine {
  readonly search: (query: SearchQuery, signal?: AbortSignal) => Promise<SearchAnswer>;
}

export interface IndexedPage extends Pick<SearchRecord, 'title' | 'path' | 'trail'> {
  /** Language and version, such as `en docs-default-current`. */
  readonly scope: string;
  readonly rank: number;
  /** Those of its sections. */
  readonly kinds: Kind[];
}

/** A section as results show it. The first of a page is the page itself, without an anchor. */
export interface SectionText extends Pick<SearchHit, 'parents'>, Pick<SearchRecord, 'name'> {
  readonly anchor: string;
  /** Blocks of prose. */
  readonly texts: readonly string[];
}

/**
 * The data that a query needs. Texts are in `<directory>/<number of the page>.json`. A section's id is its number among
 * those of all pages.
 */
export interface IndexCore {
  readonly format: typeof indexFormat;
  readonly directory: string;
  readonly pages: readonly IndexedPage[];
  /** Sorted. A capital letter before each has the number of characters that it shares with the last one: `AportEs` is `port` and `ports`. */
  readonly terms: string;
  /** For each field, a line per term with one character per gap between its sections: `720` is in 7, and twice in 9. */
  readonly postings: readonly string[];
}

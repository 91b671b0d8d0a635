/** A run of text, marked if it matches the query. Rendered as text, never as HTML. */
export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

/** A section of a page that matches. */
export interface SearchHit {
  /** Path within the site, with the anchor. */
  readonly url: string;
  /** Headings above the hit, from level 2 down. Empty at the top of a page. */
  readonly headings: readonly (readonly Segment[])[];
  readonly snippet: readonly Segment[];
}

/** A page with its best hits, best first. */
export interface PageHits {
  readonly path: string;
  readonly title: readonly Segment[];
  /** Breadcrumbs of the page, such as `Guides › Python`. */
  readonly trail: string;
  readonly hits: readonly SearchHit[];
}

export interface SearchQuery {
  readonly text: string;
  /** Page of the results, from 0. */
  readonly page: number;
  /** Documentation pages per page of results. */
  readonly pageSize: number;
  /** Hits per documentation page. */
  readonly hitsPerPage: number;
  readonly language: string;
  /** Docs plugins and versions to search. */
  readonly tags: readonly string[];
}

export type EngineName = 'hosted' | 'embedded';

export interface SearchAnswer {
  readonly engine: EngineName;
  readonly pages: readonly PageHits[];
  /** Total number of documentation pages found. */
  readonly total: number;
  /** A similar query with results, if this one has none. */
  readonly didYouMean?: string;
}

/** Common interface of both engines. A rejected promise means that the engine failed. */
export interface SearchEngine {
  readonly search: (query: SearchQuery) => Promise<SearchAnswer>;
}

/** Maximum length of a query in characters. Longer text was pasted by mistake. */
export const queryLimit = 512;

/** A run of text, marked where it is what the reader looked for. Shown as text, never as HTML. */
export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

/** One place on a page. */
export interface SearchHit {
  /** Path within the site, with the anchor. */
  readonly url: string;
  /** Headings above the place, from level 2 down. Empty at the top of a page. */
  readonly headings: readonly (readonly Segment[])[];
  readonly snippet: readonly Segment[];
}

/** A page with the places on it that answer best, best first. */
export interface PageHits {
  readonly path: string;
  readonly title: readonly Segment[];
  /** Where the page stands in the navigation, such as `Guides › Python`. */
  readonly trail: string;
  readonly hits: readonly SearchHit[];
}

export interface SearchQuery {
  readonly text: string;
  /** Page of the results, from 0. */
  readonly page: number;
  /** Documentation pages to a page of results. */
  readonly pageSize: number;
  /** Places shown of one documentation page. */
  readonly hitsPerPage: number;
  readonly language: string;
  /** Which docs and versions to look in. */
  readonly tags: readonly string[];
}

export type EngineName = 'hosted' | 'embedded';

export interface SearchAnswer {
  readonly engine: EngineName;
  readonly pages: readonly PageHits[];
  /** Documentation pages found in all. */
  readonly total: number;
  /** A query that finds something, when this one found nothing. */
  readonly didYouMean?: string;
}

/** Both engines are asked the same way. A rejected promise is a failure of the engine. */
export interface SearchEngine {
  readonly search: (query: SearchQuery) => Promise<SearchAnswer>;
}

/** Longest query in characters. Longer texts are pasted by mistake. */
export const queryLimit = 512;

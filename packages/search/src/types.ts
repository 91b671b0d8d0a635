/** Directory of the index, relative to the site's base URL. */
export const indexDirectory = 'search-index';
/** The first file that the browser requests. It names the directory of all others. */
export const coreFile = 'core.json';
/** Name of the error while the development server is building the index. */
export const preparingError = 'SearchIndexInPreparation';

/** A run of text, marked if it matches the query. Rendered as text, never as HTML. */
export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

/** Parts of the site that a search can be limited to. */
export const areas = ['documentation', 'guides', 'sdks'] as const;
export type Area = (typeof areas)[number];

/** The area of a page; undefined for pages outside the documentation. */
export function findArea(path: string): Area | undefined {
  if (/\/docs\/(?:[\d.]+\/)?guides-and-samples(?:\/|$)/.test(path)) return 'guides';
  if (/\/docs\/(?:[\d.]+\/)?sdks(?:\/|$)/.test(path)) return 'sdks';
  return /\/docs(?:\/|$)/.test(path) ? 'documentation' : undefined;
}

/** What a result is, which decides on its rank and its icon. A row is an entry of a reference list or table, and a group is a
 * heading without text of its own. */
export type Kind = 'page' | 'section' | 'command' | 'error' | 'term' | 'field' | 'row' | 'group' | 'aside';

/** A section of a page that matches. */
export interface SearchHit {
  /** Path within the site, with the anchor. */
  readonly url: string;
  readonly kind: Kind;
  /** Headings from level 2 down to its own. */
  readonly headings: readonly (readonly Segment[])[];
  readonly snippet: readonly Segment[];
}

/** A page with its best hits, best first. */
export interface PageHits {
  readonly path: string;
  readonly title: readonly Segment[];
  /** Breadcrumbs of the page, such as `Guides › Python`. */
  readonly trail: string;
  /** Set if the page itself is a better match than its sections: its description. */
  readonly snippet?: readonly Segment[];
  readonly hits: readonly SearchHit[];
}

export interface SearchQuery {
  readonly text: string;
  /** True once the reader has submitted the text: its last word is complete. */
  readonly isSubmitted?: boolean;
  /** Page of the results, from 0. */
  readonly page: number;
  /** Documentation pages per page of results. */
  readonly pageSize: number;
  /** Hits per documentation page. */
  readonly hitsPerPage: number;
  readonly language: string;
  /** Docs plugins and versions to search. */
  readonly tags: readonly string[];
  /** The part of the site to search. */
  readonly area?: Area;
}

export interface SearchAnswer {
  readonly engine: 'hosted' | 'embedded';
  readonly pages: readonly PageHits[];
  /** Number of documentation pages that match well, or of the nearest ones. */
  readonly total: number;
  /** True if no page matches well. */
  readonly isWeak?: boolean;
  /** A similar query with results, if this one has none. */
  readonly didYouMean?: string;
}

/** Common interface of both engines. A rejected promise means that the engine failed. */
export interface SearchEngine {
  readonly search: (query: SearchQuery) => Promise<SearchAnswer>;
}

/** Maximum length of a query in characters. Longer text was pasted by mistake. */
export const queryLimit = 512;

/** Share of its score that a section of each kind keeps within its page, unless the query names it. */
export const kindWeights: Readonly<Record<Kind, number>> = {
  page: 0.4,
  section: 1,
  command: 0.95,
  term: 0.9,
  error: 0.4,
  field: 0.8,
  row: 0.35,
  group: 0.4,
  aside: 0.3,
};

/** Levels of the hierarchy, from the breadcrumbs (`lvl0`) and the page's title (`lvl1`) down. */
export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
export const levels: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** A heading or a block of text of a built page, in the format of DocSearch. Both engines index these records. */
export interface SearchRecord {
  /** Stable across builds for the same position on the same page. */
  readonly objectID: string;
  /** `content` for text, otherwise the level of the heading. */
  readonly type: 'content' | Exclude<Level, 'lvl0'>;
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  /** Prose; null for a heading. */
  readonly content: string | null;
  /** A code block, a type, a usage line, or a list of errors. */
  readonly code: string | null;
  /** First prose below a heading, for results that match only the heading. */
  readonly summary: string | null;
  /** Id of the heading within the page; null above the first. */
  readonly anchor: string | null;
  /** Path within the site, with the anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  /** Locale, such as `en`. */
  readonly language: string;
  /** Docs plugin and version of the page, such as `docs-default-current`. */
  readonly docusaurus_tag: string;
  readonly kind: Kind;
  /** Part of the site, or `none`. */
  readonly area: Area | 'none';
  readonly weight: {
    /** 100 times the weight of the record's kind. */
    readonly level: number;
    /** Position on the page, from 0. */
    readonly position: number;
    /** Higher for pages that should come first. */
    readonly page_rank: number;
  };
}

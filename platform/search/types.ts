/** Levels of the hierarchy, from the breadcrumbs (`lvl0`) and the page's title (`lvl1`) down. */
export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
export const levels: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
/** Difference in rank between an entry of a reference list or table and a heading of its level. */
export const entryStep = 5;
export type Hierarchy = Readonly<Record<Level, string | null>>;

/** A heading or a block of text of a built page, in the format of DocSearch. Both engines index these records. */
export interface SearchRecord {
  /** Stable across builds for the same position on the same page. */
  readonly objectID: string;
  /** `content` for text, otherwise the level of the heading. */
  readonly type: 'content' | Exclude<Level, 'lvl0'>;
  readonly hierarchy: Hierarchy;
  /** Null for a heading. */
  readonly content: string | null;
  /** Id of the heading within the page; null above the first. */
  readonly anchor: string | null;
  /** Path within the site, with the anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  /** Locale, such as `en`. */
  readonly language: string;
  /** Docs plugin and version of the page, such as `docs-default-current`. */
  readonly docusaurus_tag: string;
  readonly weight: {
    /** 100 for a page, 10 less for each level of heading below, `entryStep` less for an entry of a list, 0 for text. */
    readonly level: number;
    /** Position on the page, from 0. */
    readonly position: number;
    /** Higher for pages that should come first. */
    readonly page_rank: number;
  };
}

import type {Section} from '../../../plugins/search/groupSections';
import type {FindPages} from '../evaluateEngine';

/** A search engine with the sections indexed. */
export interface FilledEngine {
  /** Size of the index without stored text, in bytes of gzip. */
  readonly bytes: number;
  readonly find: FindPages;
  readonly close?: () => Promise<void>;
}

/** A search engine to compare, close to its defaults, with the site's records. */
export interface RivalEngine {
  readonly name: string;
  readonly fill: (sections: readonly Section[]) => Promise<FilledEngine>;
}

/** Number of section hits to request, which is enough for ten pages. */
export const mostHits = 100;

/** A section as a document for any engine. */
export interface SectionDocument {
  readonly id: number;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

/** The sections as documents. Ids are positions in the list. */
export function toDocuments(sections: readonly Section[]): readonly SectionDocument[] {
  return sections.map(({page, headings, text}, id) => ({
    id,
    title: page.title,
    heading: headings.join(' '),
    text: text.join('\n'),
  }));
}

/** The distinct pages of sections, in the order of the sections. */
export function toPaths(ids: readonly number[], sections: readonly Section[]): readonly string[] {
  return [...new Set(ids.map((id) => sections[id]!.page.path))];
}

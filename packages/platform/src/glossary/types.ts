/** A term of the glossary. */
export interface GlossaryTerm {
  /** Stable id, for anchors and links. */
  readonly id: string;
  /** The term as used in prose. */
  readonly term: string;
  /** Definition: sentences. The first one must make sense on its own in a tooltip. */
  readonly definition: string;
  /** Ids of related terms. */
  readonly seeAlso: readonly string[];
  /** Page with more information, as a site path. */
  readonly page?: string;
}

/** A compact row: id, term, definition, related ids, page. */
export type TermRow = readonly [
  id: string,
  term: string,
  definition: string,
  seeAlso: readonly string[],
  page?: string,
];

/** Converts rows to terms. */
export function defineTerms(rows: readonly TermRow[]): readonly GlossaryTerm[] {
  return rows.map(([id, term, definition, seeAlso, page]) => ({id, term, definition, seeAlso, page}));
}

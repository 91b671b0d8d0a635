/** A term of the glossary. */
export interface GlossaryTerm {
  /** Stable id, for anchors and links. */
  readonly id: string;
  /** The term as prose writes it. */
  readonly term: string;
  /** Definition: sentences, the first of which stands alone in a tooltip. */
  readonly definition: string;
  /** Ids of related terms. */
  readonly seeAlso: readonly string[];
  /** Page that says more, as a path of the site. */
  readonly page?: string;
}

/** Shortens a table of terms: id, term, definition, related ids, page. */
export type TermRow = readonly [
  id: string,
  term: string,
  definition: string,
  seeAlso: readonly string[],
  page?: string,
];

/** Terms of a table. */
export function defineTerms(rows: readonly TermRow[]): readonly GlossaryTerm[] {
  return rows.map(([id, term, definition, seeAlso, page]) => ({id, term, definition, seeAlso, page}));
}

import {platformTerms} from './platformTerms';
import {systemTerms} from './systemTerms';
import type {GlossaryTerm} from './types';

export type {GlossaryTerm} from './types';

/** Key by which a term is sorted and found: without backticks, in lower case. */
function sortKey(term: GlossaryTerm): string {
  return term.term.replace(/`/g, '').toLowerCase();
}

/** Every term in alphabetical order. */
export const glossary: readonly GlossaryTerm[] = [...platformTerms, ...systemTerms].sort((a, b) =>
  sortKey(a) < sortKey(b) ? -1 : 1,
);

/** Finds a term by its id. */
export function findTerm(id: string): GlossaryTerm | undefined {
  return glossary.find((term) => term.id === id);
}

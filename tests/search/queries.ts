import {pages, type QuerySet} from './pages';
import {errors} from './queries/errors';
import {fields, flags, metrics} from './queries/identifiers';
import {tasks} from './queries/tasks';
import {concepts, guides, misspellings, otherWords} from './queries/words';

/** One entry of the relevance set. */
export interface RelevanceQuery {
  readonly kind: string;
  readonly text: string;
  /** Paths of the pages that answer it, in any order. */
  readonly pages: readonly string[];
}

const sets: Readonly<Record<string, QuerySet>> = {
  tasks,
  errors,
  flags,
  fields,
  metrics,
  misspellings,
  'other words': otherWords,
  concepts,
  guides,
};

/** Queries from a reader's view. They were written before the engine was bettered; add one for each search that fails. */
export const queries: readonly RelevanceQuery[] = Object.entries(sets).flatMap(([kind, set]) =>
  Object.entries(set).map(([text, names]) => ({kind, text, pages: names.map((name) => pages[name])})),
);

import {guideQueries, pageOf, type QuerySet} from './pages';
import {errors} from './queries/errors';
import {heldOut} from './queries/heldOut';
import {fields, flags, metrics} from './queries/identifiers';
import {tasks} from './queries/tasks';
import {questions} from './queries/questions';
import {concepts, misspellings, otherWords} from './queries/words';

/** One entry of the relevance set. */
export interface RelevanceQuery {
  readonly kind: string;
  readonly text: string;
  /** Paths of the expected pages, in any order. */
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
  guides: guideQueries,
};

const list = (kinds: Readonly<Record<string, QuerySet>>): readonly RelevanceQuery[] =>
  Object.entries(kinds).flatMap(([kind, set]) =>
    Object.entries(set).map(([text, names]) => ({kind, text, pages: names.map(pageOf)})),
  );

/** Queries for tuning the engine. Add one for each search that fails. */
export const tunedQueries: readonly RelevanceQuery[] = [...list(sets), ...list(questions)];

/** Queries that aren't used for tuning. */
export const heldOutQueries: readonly RelevanceQuery[] = list(heldOut);

import type {PhrasingContent, RootContent} from 'mdast';
import {element, type ReferenceElement} from './element';

/** A term and its description. */
export interface Definition {
  readonly term: readonly PhrasingContent[];
  /** Short facts after the term, such as a type, each shown as a label. */
  readonly notes?: readonly string[];
  readonly body: readonly RootContent[];
}

/**
 * A list of terms. It doesn't have columns, so it also fits on a phone.
 *
 * @param layout `compact` puts short terms next to their text if there is room
 */
export function definitionList(definitions: readonly Definition[], layout?: 'compact'): ReferenceElement {
  return element(
    'dl',
    {className: ['ref-list', ...(layout ? [`ref-${layout}`] : [])]},
    definitions.flatMap(({term, notes = [], body}) => [
      element('dt', {}, [...term, ...notes.flatMap((note) => [' ', element('small', {}, [note])])]),
      element('dd', {}, body),
    ]),
  );
}

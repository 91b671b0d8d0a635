import type {PhrasingContent, RootContent} from 'mdast';
import {element, type ReferenceElement} from './element';

/** A term and its description. */
export interface Definition {
  readonly term: readonly PhrasingContent[];
  /** Short facts after the term, such as a type. */
  readonly notes?: readonly string[];
  readonly body: readonly RootContent[];
}

/** Rows with the term on the left and its description on the right; on a phone, below each other. */
export function definitionList(definitions: readonly Definition[]): ReferenceElement {
  return element(
    'dl',
    {className: ['ref-list']},
    definitions.flatMap(({term, notes = [], body}) => [
      element('dt', {}, [...term, ...notes.flatMap((note) => [' ', element('small', {}, [note])])]),
      element('dd', {}, body),
    ]),
  );
}

import type {PhrasingContent, RootContent} from 'mdast';
import {element} from '../nodes/element';
import {heading} from '../nodes/heading';
import {paragraph} from '../nodes/prose';

/**
 * A row of the command list, which opens to its details. The heading is next to the `summary` element, because screen
 * readers ignore headings inside it.
 */
export function renderEntry(
  depth: number,
  id: string,
  title: PhrasingContent[],
  summary: string,
  details: readonly RootContent[],
): RootContent {
  return element('div', {className: ['ref-entry']}, [
    heading(depth, id, title),
    paragraph(summary),
    element('details', {}, [element('summary', {ariaLabelledBy: id}), ...details]),
  ]);
}

import type {Heading, PhrasingContent} from 'mdast';

/**
 * A heading with a fixed anchor, which is included in the table of contents.
 *
 * @param depth 2 to 6; deeper ones stay at 6
 */
export function heading(depth: number, id: string, children: PhrasingContent[]): Heading {
  return {type: 'heading', depth: Math.min(depth, 6) as Heading['depth'], children, data: {hProperties: {id}}};
}

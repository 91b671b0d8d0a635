import type {Link, PhrasingContent} from 'mdast';

/** A term that links to itself, so that readers can copy its URL. The link check finds its id. */
export function anchor(id: string, children: PhrasingContent[]): Link {
  return {type: 'link', url: `#${id}`, children, data: {hProperties: {id}}};
}

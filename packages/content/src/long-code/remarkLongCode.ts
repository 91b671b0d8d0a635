import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Characters that fit on a line of an indented list in a window 320 px wide. */
export const longestLine = 25;

/**
 * Adds the class `al-long` to inline code that is too long for one line, so that it can break. Other code
 * doesn't break, because browsers would break a flag after its dashes.
 */
export function remarkLongCode() {
  return (tree: Root): void => {
    visit(tree, 'inlineCode', (node) => {
      if (node.value.length <= longestLine) return;
      node.data = {...node.data, hProperties: {...node.data?.hProperties, className: ['al-long']}};
    });
  };
}

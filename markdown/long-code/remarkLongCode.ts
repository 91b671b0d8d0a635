import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Characters that fit into a line of an indented list in a window 320 px wide. */
export const longestLine = 25;

/**
 * Gives code within a text that is too long for one line the class `al-long`, so that it may break. All other stays
 * whole: browsers would break a flag after its dashes.
 */
export function remarkLongCode() {
  return (tree: Root): void => {
    visit(tree, 'inlineCode', (node) => {
      if (node.value.length <= longestLine) return;
      node.data = {...node.data, hProperties: {...node.data?.hProperties, className: ['al-long']}};
    });
  };
}

import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** The most characters that fit into a line beside the indent of a list, in a window of 320 px. */
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

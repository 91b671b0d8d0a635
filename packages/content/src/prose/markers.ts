import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

const marker = /^\s*\/\*\s*behavior:\s*([\w, -]*)\*\/\s*$/;

/** Ids in a comment that marks a sentence: `{/* behavior: one, two *\/}`. */
export function readMarkers(expression: string): readonly string[] {
  const ids = marker.exec(expression)?.[1] ?? '';
  return ids.split(',').flatMap((id) => id.trim() || []);
}

/** Removes the marks of sentences, with the space before them. */
export function remarkMarkers() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if ((node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') || !marker.test(node.value)) return;
      if (!parent || index === undefined) return;
      const before = parent.children[index - 1];
      if (before?.type === 'text') before.value = before.value.trimEnd();
      parent.children.splice(index, 1);
      return index;
    });
  };
}

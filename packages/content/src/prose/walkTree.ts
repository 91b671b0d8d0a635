import type {Nodes, Parents} from 'mdast';

/** Calls `visit` for every node of a tree in order, with its ancestors from the outermost to its parent. */
export function walkTree(
  node: Nodes,
  visit: (node: Nodes, ancestors: readonly Parents[]) => void,
  ancestors: readonly Parents[] = [],
): void {
  visit(node, ancestors);
  if (!('children' in node)) return;
  const inner = [...ancestors, node];
  for (const child of node.children) walkTree(child, visit, inner);
}

import type {Nodes} from 'hast';
import {toString} from 'mdast-util-to-string';

/** Elements whose text fills lines of its own, with the space below them, in lines. */
const blocks: Readonly<Record<string, number>> = {p: 0.75, li: 0.2, dt: 0, dd: 0.75, tr: 1, td: 0, th: 0};

/** Letters that fit into a line, between what a telephone and a wide window show. */
const lineLength = 60;

/** A drawing, and the frame of a block of code, in lines. */
const drawing = 14;
const frame = 3;

/**
 * About how high a node of a page is, in lines of text. It tells what a first view cannot show, and keeps the scroll
 * bar near the truth.
 */
export function estimateHeight(node: Nodes): number {
  if (node.type === 'element' && node.tagName === 'svg') return drawing;
  // Code lies in an attribute of its component, as the source of an expression.
  if (node.type === 'mdxJsxFlowElement' && node.children.length === 0) {
    const sources = node.attributes.map(({value}) => (typeof value === 'object' ? value?.value : value) ?? '');
    return frame + sources.join('').split(String.raw`\n`).length;
  }
  if (!('children' in node)) return 0;
  const inner = node.children.reduce((sum, child) => sum + estimateHeight(child), 0);
  const space = node.type === 'element' ? blocks[node.tagName] : undefined;
  if (space === undefined) return inner;
  return space + Math.max(inner, Math.ceil(toString(node).length / lineLength));
}

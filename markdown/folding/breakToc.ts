import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Longest name that fits into a line of the table of contents. */
const longestEntry = 18;
const code = /(?<=<code>)[^<]+(?=<\/code>)/g;
const breaks = /(?<=.{4}[._])(?=\w{2})/g;

/** Lets long names in Docusaurus's `toc` export break after dots and underscores, and not inside words. */
export function breakToc() {
  return (tree: Root): void => {
    visit(tree, 'mdxjsEsm', ({data}) => breakEntries(data?.estree));
  };
}

function breakEntries(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'Literal' && 'value' in node && typeof node.value === 'string') {
    node.value = node.value.replace(code, (name) =>
      name.length > longestEntry ? name.replace(breaks, '<wbr>') : name,
    );
  } else {
    Object.values(node).forEach(breakEntries);
  }
}

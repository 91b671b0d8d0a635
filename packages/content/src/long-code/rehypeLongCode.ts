import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {breakCode} from './breakCode';

/** Longest name that fits into a line of the table of contents. */
const longestEntry = 18;
const code = /(?<=<code>)[^<]+(?=<\/code>)/g;
const breaks = /(?<=.{4}[._])(?=\w{2})/g;

/**
 * Lets long inline code on the page break, and long names in Docusaurus's `toc` export after dots and underscores. Runs
 * after Docusaurus's own transforms, because their copies of headings would contain the breaks too.
 */
export function rehypeLongCode() {
  return (tree: Root): void => {
    visit(tree, (node, _, parent) => {
      if (node.type === 'mdxjsEsm') breakEntries(node.data?.estree);
      if (node.type === 'element' && node.tagName === 'code')
        breakCode(node, parent?.type === 'element' && parent.tagName === 'td');
    });
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

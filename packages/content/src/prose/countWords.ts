import {visit} from 'unist-util-visit';
import type {Page} from '../pages/Page';
import {collectProse} from './collectProse';
import {codeAsText, flattenText} from './flattenText';

// Words counted for each table or list that is rendered from facts.
const wordsOfElement = 150;

/** Counts the words of a page: prose, code, and rendered elements. */
export function countWords(page: Page): number {
  const texts = [
    ...collectProse(page).map(({node}) => flattenText(node, codeAsText)),
    ...page.fences.map(({text}) => text),
  ];
  let elements = 0;
  visit(page.tree, 'mdxJsxFlowElement', (node: {children: unknown[]}) => {
    if (node.children.length === 0) elements++;
  });
  return texts.reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), elements * wordsOfElement);
}

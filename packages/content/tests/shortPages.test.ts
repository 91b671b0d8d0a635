import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import type {Page} from '../src/pages/parsePage';
import {codeAsText, collectProse, flattenText} from '../src/prose/prose';
import {pages} from './pages';

/** Minimum words, in prose and code together, of a page that is complete on its own. */
const fewestWords = 350;
/** Words counted for each table or list that is rendered from facts. */
const wordsOfElement = 150;

/** Counts the words of a page: prose, code, and rendered elements. */
function countWords(page: Page): number {
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

const short = pages.filter((page) => countWords(page) < fewestWords);

it('every page is long enough', () => {
  expect(
    short.map(({file}) => file),
    `write at least ${fewestWords} words`,
  ).toEqual([]);
});

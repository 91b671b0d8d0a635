import {visit} from 'unist-util-visit';
import {codeAsText, flattenText} from '../prose/flattenText';
import {vagueLinkTexts} from '../style/vagueLinkTexts';
import type {Problem} from '../problems/Problem';
import type {PageCheck} from './Check';

/** Reports link text that doesn't describe its target out of context. */
export const checkLinkText: PageCheck = (page) => {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    const isLink = node.type === 'link' || node.type === 'linkReference';
    const isElement =
      (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') &&
      (node.name === 'a' || node.name === 'Link');
    if (!isLink && !isElement) return;
    const text = flattenText(node, codeAsText).trim().toLowerCase().replace(/\.$/, '');
    const image = node.children.some((child) => child.type === 'image' || ('name' in child && child.name === 'img'));
    const place = {file: page.file, line: node.position?.start.line ?? 1};
    if (!text && !image) problems.push({...place, what: 'a link has no text', how: 'write where it goes'});
    if (vagueLinkTexts.has(text)) {
      problems.push({
        ...place,
        what: `the link text "${text}" does not say where it goes`,
        how: 'name the page or the thing it leads to',
      });
    }
  });
  return problems;
};

import type {Element, ElementContent, Nodes, Parents, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {breakCode} from './breakCode';
import {createFolded} from './createFolded';
import {finishLink} from './finishLink';
import {isStatic} from './isStatic';

/** Elements in which white space between children is insignificant. */
const blockParents = new Set('ul ol dl table thead tbody tr blockquote'.split(' '));

function dropSpace(parent: Parents): void {
  const isBlock = parent.type === 'root' || (parent.type === 'element' && blockParents.has(parent.tagName));
  if (!isBlock) return;
  parent.children = parent.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  ) as ElementContent[];
}

/** Also folds elements that contain only text, which keeps that text out of the page's script. */
function isWorthFolding(node: Nodes): node is Element {
  return node.type === 'element' && node.children.length > 0 && isStatic(node);
}

/**
 * Turns each element that doesn't contain components into one node with its rendered HTML, so that React hydrates tens
 * of nodes instead of thousands. The component `StaticLinks` handles the links in this markup for the whole page.
 */
export function foldStaticMarkup() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if ('children' in node) dropSpace(node as Parents);
      if (!parent || index === undefined || parent.type === 'mdxJsxTextElement' || !isWorthFolding(node))
        return undefined;
      visit(node, 'element', (element, _, container) => {
        dropSpace(element);
        if (element.tagName === 'a') finishLink(element);
        if (element.tagName === 'code') breakCode(element, container?.type === 'element' && container.tagName === 'td');
      });
      parent.children[index] = createFolded(node);
      // `visit` would otherwise fold each element inside the replaced node too.
      return SKIP;
    });
  };
}

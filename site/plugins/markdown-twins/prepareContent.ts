import type {Element, ElementContent, Nodes, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

const controls = /^(?:button|form|input|label|nav|noscript|script|select|style|template|wbr)$/;

/**
 * Rewrites a page's content into elements that have a Markdown form: removes controls, puts tab panels one after the
 * other below their labels, replaces drawings with their text alternatives, and makes links absolute.
 *
 * @param base URL of the page
 */
export function prepareContent(content: Root, base: string): void {
  visit(content, 'comment', (_, index, parent) => {
    if (parent && index !== undefined) parent.children.splice(index, 1);
    return index;
  });
  visit(content, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.tagName === 'pre') return SKIP;
    const replacement = replace(node, base);
    if (replacement) {
      parent.children.splice(index, 1, ...replacement);
      return index;
    }
    if (!isApart(node) || !isApart(parent.children[index - 1])) return undefined;
    parent.children.splice(index, 0, {type: 'text', value: ' '});
    return index + 1;
  });
}

/** Whether a node is a link or strong text, which CSS separates from the next one although there is no space. */
function isApart(node: Root['children'][number] | undefined): boolean {
  return node?.type === 'element' && ['a', 'span', 'strong'].includes(node.tagName);
}

/** An element's replacement; undefined to keep it. */
function replace(node: Element, base: string): ElementContent[] | undefined {
  const {tagName, properties} = node;
  if (node.children.some((child) => child.type === 'element' && child.properties.role === 'tablist'))
    return writeTabs(node);
  if (tagName === 'svg') return properties.role === 'img' ? describeDrawing(node) : [];
  if (controls.test(tagName) || properties.ariaHidden === 'true') return [];
  if (hasClass(node, 'hash-link') || hasClass(node, 'theme-doc-toc-mobile')) return [];
  if (tagName === 'div' && hasClass(node, 'theme-admonition')) return [element('blockquote', node.children)];
  if (hasClass(node, 'al-admonition-title')) return [element('p', [element('strong', node.children)])];
  if (tagName === 'small') return [element('em', node.children)];
  if (tagName === 'dl') return writeDefinitions(node);
  if (tagName === 'a' && isKeywordOfPage(node, base)) return node.children;
  if (tagName === 'span' && hasClass(node, 'ref-label')) return [element('strong', node.children)];
  // In a list of commands, the heading next to it is its name.
  if (tagName === 'summary' && node.children.length === 0) return [];
  if (tagName === 'summary') return [element('p', [element('strong', node.children)])];
  for (const name of ['href', 'src'] as const)
    if (typeof properties[name] === 'string') properties[name] = new URL(properties[name], base).href;
  return undefined;
}

/** Whether a link is a code word that the same page defines. The definition's anchor doesn't exist in Markdown. */
function isKeywordOfPage({properties, children}: Element, base: string): boolean {
  const [page] = new URL(String(properties.href), base).href.split('#');
  return page === base && children.every((child) => child.type === 'element' && child.tagName === 'code');
}

/** Terms and their definitions as a list of sentences: `pending` _start_: The app doesn't have a release yet. */
function writeDefinitions(list: Element): ElementContent[] {
  const items: ElementContent[][] = [];
  visit(list, 'element', (node) => {
    if (node.tagName === 'dt') items.push([element('p', node.children)]);
    if (node.tagName !== 'dd') return node === list || node.tagName === 'div' ? undefined : SKIP;
    const [first, ...rest] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    const [term] = items.at(-1)!;
    if (first?.type !== 'element' || first.tagName !== 'p' || term?.type !== 'element')
      items.at(-1)!.push(...node.children);
    else {
      term.children = [...term.children, {type: 'text', value: ': '}, ...first.children];
      items.at(-1)!.push(...rest);
    }
    return SKIP;
  });
  return [
    element(
      'ul',
      items.map((item) => element('li', item)),
    ),
  ];
}

function writeTabs(tabs: Element): ElementContent[] {
  const labels: string[] = [];
  const panels: Element[] = [];
  visit(tabs, 'element', (node) => {
    if (node.properties.role === 'tab') labels.push(textOf(node));
    if (node.properties.role !== 'tabpanel') return undefined;
    panels.push(node);
    return SKIP;
  });
  return panels.flatMap((panel, index) => [
    element('p', [element('strong', [{type: 'text', value: `${labels[index] ?? ''}:`}])]),
    ...panel.children,
  ]);
}

/** The title and description of an SVG drawing. */
function describeDrawing(drawing: Element): ElementContent[] {
  const parts = ['title', 'desc'].map((name) => {
    const part = drawing.children.find((child) => child.type === 'element' && child.tagName === name);
    return part ? textOf(part) : '';
  });
  const text = [...parts, String(drawing.properties.ariaLabel ?? '')].filter(Boolean).join('. ');
  return text === '' ? [] : [element('p', [element('em', [{type: 'text', value: `Diagram: ${text}`}])])];
}

function element(tagName: string, children: ElementContent[]): Element {
  return {type: 'element', tagName, properties: {}, children};
}

/** Text of a node and its descendants, as written. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Whether an element has a class. */
function hasClass({properties}: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

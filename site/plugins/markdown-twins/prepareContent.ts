import type {Element, ElementContent, Nodes, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

const controls = new Set([
  'button',
  'form',
  'input',
  'label',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'template',
  'wbr',
]);

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

/** Whether a node inside a link describes its target, as on a card of `site/src/components/guide-cards`. */
function isDescription(node: ElementContent): boolean {
  return node.type === 'element' && node.properties.dataLinkDescription !== undefined;
}

/** An element's replacement; undefined to keep it. */
function replace(node: Element, base: string): ElementContent[] | undefined {
  const {tagName, properties} = node;
  if (node.children.some((child) => child.type === 'element' && child.properties.role === 'tablist'))
    return writeTabs(node);
  if (tagName === 'svg') return properties.role === 'img' ? describeDrawing(node) : [];
  if (controls.has(tagName) || properties.ariaHidden === 'true' || hasClass(node, 'hash-link')) return [];
  if (hasClass(node, 'theme-doc-toc-mobile')) return [];
  if (tagName === 'div' && hasClass(node, 'theme-admonition')) return [element('blockquote', node.children)];
  if (hasClass(node, 'al-admonition-title')) return [element('p', [element('strong', node.children)])];
  if (tagName === 'a') {
    const description = node.children.find((child) => isDescription(child));
    if (description)
      return [
        {...node, children: node.children.filter((child) => child !== description)},
        {type: 'text', value: `: ${textOf(description).trim()}`},
      ];
  }
  if (tagName === 'span' && hasClass(node, 'ref-label')) return [{type: 'text', value: `${textOf(node)}:`}];
  // In a list of commands, the heading next to it is its name.
  if (tagName === 'summary' && node.children.length === 0) return [];
  if (tagName === 'summary') return [element('p', [element('strong', node.children)])];
  for (const name of ['href', 'src'] as const)
    if (typeof properties[name] === 'string') properties[name] = new URL(properties[name], base).href;
  return undefined;
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

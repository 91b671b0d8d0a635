import {isTag, isText, type AnyNode, type Element} from 'domhandler';
import {languages} from '@aloft/content/pages';

/** Part of a page in reading order: a heading, an entry of a reference list, or text below either. */
export type Block =
  | {
      readonly kind: 'heading' | 'entry';
      readonly depth: number;
      readonly id: string | null;
      readonly text: string;
    }
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'code'; readonly text: string}
  /** Ends a list of named entries; later text belongs to the heading above the list. */
  | {readonly kind: 'leave'; readonly depth: number};

const skipped = new Set(['script', 'style', 'nav', 'button', 'svg', 'template', 'noscript', 'input', 'select']);
const flowing = new Set(
  'a abbr b br code del em i kbd mark s samp small span strong sub sup td th time var wbr'.split(' '),
);

const hasClass = (element: Element, name: string): boolean => (element.attribs.class ?? '').split(/\s+/).includes(name);

const isSkipped = (element: Element): boolean =>
  skipped.has(element.name) ||
  hasClass(element, 'hash-link') ||
  hasClass(element, 'theme-doc-toc-mobile') ||
  element.attribs['aria-hidden'] === 'true';

function textOf(node: AnyNode, except?: Element): string {
  if (node === except) return '';
  if (isText(node)) return node.data;
  if (!isTag(node) || isSkipped(node)) return '';
  const inner = node.children.map((child) => textOf(child, except)).join('');
  return node.name === 'code' || (flowing.has(node.name) && !['td', 'th', 'br'].includes(node.name))
    ? inner
    : ` ${inner} `;
}

const clean = (text: string): string => text.replace(/[\u200b\s]+/g, ' ').trim();

/** Languages whose labels, such as "Terminal" and "Text", aren't worth indexing. */
const unnamed = new Set(['bash', 'console', 'powershell', 'sh', 'text']);

/** True for a code block's title bar with a generic label, not a file name or a language. */
function isGenericTitleBar(element: Element, parent: Element): boolean {
  const language = parent.attribs['data-code-block'];
  return (
    language !== undefined &&
    unnamed.has(language) &&
    element.name !== 'pre' &&
    clean(textOf(element)) === languages.get(language)?.label
  );
}

function findEntry(element: Element): Element | undefined {
  for (const child of element.children) {
    if (!isTag(child)) continue;
    if (child.name === 'a' && child.attribs.id) return child;
    const found = findEntry(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Reads the element's blocks. Entries of reference lists and tables, which are links with an id, count as headings one
 * level down.
 */
export function* readBlocks(root: Element, above = {depth: 1}): Generator<Block> {
  let flow = '';
  const flush = function* (): Generator<Block> {
    const text = clean(flow);
    flow = '';
    if (text !== '') yield {kind: 'text', text};
  };
  for (const child of root.children) {
    if (isText(child) || (isTag(child) && flowing.has(child.name))) {
      flow += textOf(child);
      continue;
    }
    if (!isTag(child) || isSkipped(child) || isGenericTitleBar(child, root)) continue;
    yield* flush();
    if (/^h[1-6]$/.test(child.name)) {
      above.depth = Number(child.name[1]);
      yield {kind: 'heading', depth: above.depth, id: child.attribs.id ?? null, text: clean(textOf(child))};
      continue;
    }
    const entry = ['dt', 'tr'].includes(child.name) ? findEntry(child) : undefined;
    if (entry !== undefined) {
      yield {kind: 'entry', depth: above.depth + 1, id: entry.attribs.id!, text: clean(textOf(entry))};
      const rest = clean(textOf(child, entry));
      if (rest !== '') yield {kind: 'text', text: rest};
      continue;
    }
    if (child.name === 'pre') yield {kind: 'code', text: clean(textOf(child))};
    else yield* readBlocks(child, above);
    if (child.name === 'dl' || child.name === 'table') yield {kind: 'leave', depth: above.depth};
  }
  yield* flush();
}

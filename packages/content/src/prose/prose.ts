import type {Heading, InlineCode, Nodes, Paragraph, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../pages/parsePage';
import {visitParents} from 'unist-util-visit-parents';

/** A piece of prose: a heading, a paragraph or a cell of a table. */
interface Prose {
  readonly kind: 'heading' | 'paragraph' | 'cell';
  /** 1 to 6 for a heading, else 0. */
  readonly depth: number;
  readonly node: Heading | Paragraph | TableCell;
  /** Line of its beginning, from 1. */
  readonly line: number;
}

/** A pattern that matches a text literally. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const proseOf = new WeakMap<Page, readonly Prose[]>();

/** The prose of a page, in order. */
export function collectProse(page: Page): readonly Prose[] {
  const known = proseOf.get(page);
  if (known) return known;
  const found: Prose[] = [];
  visitParents(page.tree, (node) => {
    if (node.type !== 'heading' && node.type !== 'paragraph' && node.type !== 'tableCell') return;
    found.push({
      kind: node.type === 'tableCell' ? 'cell' : node.type,
      depth: node.type === 'heading' ? node.depth : 0,
      node,
      line: node.position?.start.line ?? 1,
    });
  });
  proseOf.set(page, found);
  return found;
}

/** Replacements for nodes that are not text. */
interface FlattenOptions {
  /** Text for inline code. */
  readonly code: (value: string) => string;
  /** Text for an element without children, such as `<Limit id="apps" />`. */
  readonly element: (name: string) => string;
}

/** Replaces inline code and elements with one plain word each, so that word counts stay correct. */
const plainWords: FlattenOptions = {code: () => 'code', element: () => 'value'};

/** Inline code keeps its text. */
export const codeAsText: FlattenOptions = {code: (value) => value, element: (name) => `<${name}>`};

/** The visible text of a node, without images. */
export function flattenText(node: Nodes, options: FlattenOptions = plainWords): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return options.code(node.value);
  if (node.type === 'break') return '\n';
  if (node.type === 'mdxTextExpression') return isComment(node.value) ? '' : 'value';
  const isElement = node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
  if (isElement && node.children.length === 0) return options.element(node.name ?? '');
  return 'children' in node ? node.children.map((child) => flattenText(child as Nodes, options)).join('') : '';
}

/** Sentences of a text, each with its start. A dot in code, an abbreviation or a number doesn't end one. */
export function splitSentences(text: string): {text: string; start: number}[] {
  const masked = text.replace(/`[^`]*`/g, (code) => '`'.repeat(code.length));
  const ends = [...masked.matchAll(/[.!?][)"”]?\s+(?=[A-Z`⟨("“])/g)].map(({0: end, index}) => index + end.length);
  return [0, ...ends].flatMap((start, index) => {
    const sentence = text.slice(start, ends[index]).trimEnd();
    return sentence ? [{text: sentence, start}] : [];
  });
}

function isComment(expression: string): boolean {
  return /^\s*\/\*[\s\S]*\*\/\s*$/.test(expression);
}

/** Inline code and the words around it. */
interface InlineCodeUse {
  readonly value: string;
  /** Line in the page, from 1. */
  readonly line: number;
  /** Text before it in the same heading, paragraph or cell; other inline code is in backquotes. */
  readonly before: string;
  /** Text after it. */
  readonly after: string;
}

const codeOf = new WeakMap<Page, readonly InlineCodeUse[]>();
const quoted = {code: (value: string) => `\`${value}\``, element: () => ''};

/** The inline code of a page's prose, in order. */
export function collectInlineCode(page: Page): readonly InlineCodeUse[] {
  const known = codeOf.get(page);
  if (known) return known;
  const uses = collectProse(page).flatMap(({node}) => {
    const codes: InlineCode[] = [];
    visit(node as Nodes, 'inlineCode', (code: InlineCode) => void codes.push(code));
    const text = flattenText(node, quoted);
    let from = 0;
    return codes.map((code) => {
      const at = text.indexOf(quoted.code(code.value), from);
      const end = at + code.value.length + 2;
      from = end;
      return {
        value: code.value,
        line: code.position?.start.line ?? 1,
        before: text.slice(0, at),
        after: text.slice(end),
      };
    });
  });
  codeOf.set(page, uses);
  return uses;
}

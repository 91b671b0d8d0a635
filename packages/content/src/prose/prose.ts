import type {Heading, InlineCode, Nodes, Paragraph, TableCell, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';
import {visitParents} from 'unist-util-visit-parents';
import {once} from '../once';
import type {Page} from '../pages/parsePage';
import {lineOf, readAttribute} from '../pages/tree';

/** A pattern that matches a text literally. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The headings, paragraphs and cells of a page, in order. */
export const collectProse = once((page: Page): readonly (Heading | Paragraph | TableCell)[] => {
  const found: (Heading | Paragraph | TableCell)[] = [];
  visitParents(page.tree, (node) => {
    if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell') found.push(node);
  });
  return found;
});

/**
 * The text of a node, without images: inline code in backquotes, and `<Limit id="x" />` as `⟨x⟩`.
 *
 * @param readComment text for an expression, by default none
 */
export function readText(node: Nodes, readComment: (expression: string) => string = () => ''): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'break') return '\n';
  if (node.type === 'mdxTextExpression') return readComment(node.value);
  if (node.type === 'mdxJsxTextElement' && node.name === 'Limit') return `⟨${readAttribute(node, 'id') ?? ''}⟩`;
  return 'children' in node ? node.children.map((child) => readText(child as Nodes, readComment)).join('') : '';
}

/** Replaces inline code and limits in a text by as many backquotes. */
export const maskCode = (text: string): string => text.replace(/`[^`]*`|⟨[^⟩]*⟩/g, (code) => '`'.repeat(code.length));

/** Sentences of a text, each with its start. A dot in code, an abbreviation or a number doesn't end one. */
export function splitSentences(text: string): {text: string; start: number}[] {
  const stops = maskCode(text).matchAll(/[.!?][)"”]?\s+(?=[A-Z`("“])/g);
  const ends = [...stops].map(({0: end, index}) => index + end.length);
  return [0, ...ends].flatMap((start, index) => {
    const sentence = text.slice(start, ends[index]).trimEnd();
    return sentence ? [{text: sentence, start}] : [];
  });
}

/** A sentence, a heading or a row of a table, which states something that can be compared with facts. */
export interface Claim {
  /** As `readText` returns it. The cells of a row are separated by ` | `. */
  readonly text: string;
  /** Line in the page, from 1. */
  readonly line: number;
  readonly kind: 'sentence' | 'heading' | 'row';
  /** Addresses of the links in the paragraph or row. */
  readonly links: readonly string[];
  /** Text of the paragraph before the sentence. */
  readonly before: string;
  /** The heading above it. */
  readonly heading: string;
  /** The first row of the table, for a row. */
  readonly head: string;
}

/** The claims of a page, in order. */
export const readClaims = once((page: Page): readonly Claim[] => {
  const claims: Claim[] = [];
  let heading = '';
  visitParents(page.tree, (node, parents) => {
    const {type} = node;
    if (type !== 'tableRow' && type !== 'heading' && type !== 'paragraph') return;
    const links: string[] = [];
    visit(node as Nodes, 'link', ({url}) => void links.push(url));
    const add = (kind: Claim['kind'], source: string, before = '', head = '') => {
      const text = source.replace(/\s+/g, ' ').trim();
      claims.push({text, line: lineOf(node) + before.split('\n').length - 1, kind, links, before, heading, head});
    };
    const table = parents.at(-1);
    if (type === 'heading') heading = readText(node);
    if (type === 'heading') return add(type, heading);
    if (type === 'paragraph')
      for (const {text, start} of splitSentences(readText(node))) add('sentence', text, readText(node).slice(0, start));
    else if (table?.type === 'table') add('row', readRow(node), '', readRow(table.children[0]!));
  });
  return claims;
});

const readRow = ({children}: TableRow): string => children.map((cell) => readText(cell)).join(' | ');

/** The inline code of a page's prose, in order, with the text before and after it in its heading, paragraph or cell. */
export const collectInlineCode = once((page: Page) =>
  collectProse(page).flatMap((node) => {
    const text = readText(node);
    const uses: {value: string; line: number; before: string; after: string}[] = [];
    let end = 0;
    visit(node as Nodes, 'inlineCode', (code: InlineCode) => {
      const at = text.indexOf(readText(code), end);
      end = at + code.value.length + 2;
      uses.push({value: code.value, line: lineOf(code), before: text.slice(0, at), after: text.slice(end)});
    });
    return uses;
  }),
);

const common = new Set(
  `a an and any are as at be by can docs does for from guides has have how if in is it its not of on or own samples some that
  the then this to too was when with you your app aloft`.split(/\s+/),
);

/** Beginnings of the words of a text, without the common ones. @param letters of a beginning */
export function stems(text: string, letters = 7): Set<string> {
  const words = text
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .match(/[a-z0-9]{2,}/g);
  return new Set(
    (words ?? [])
      .filter((word) => !common.has(word))
      .map((word) => word.replace(/(?:ies|es|s|ed|ing|ion|e|y)$/, '').slice(0, letters)),
  );
}

/** How many words two sets have in common. */
export const overlap = (some: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...some].filter((word) => others.has(word)).length;

import type {InlineCode, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../pages/Page';
import {collectProse} from './collectProse';
import {flattenText} from './flattenText';

/** Inline code and the words around it. */
export interface InlineCodeUse {
  readonly value: string;
  /** Line in the page, from 1. */
  readonly line: number;
  /** Text before it in the same heading, paragraph or cell; other inline code is in backquotes. */
  readonly before: string;
  /** Text after it. */
  readonly after: string;
}

const cache = new WeakMap<Page, readonly InlineCodeUse[]>();
const quoted = {code: (value: string) => `\`${value}\``, element: () => ''};

/** The inline code of a page's prose, in order. */
export function collectInlineCode(page: Page): readonly InlineCodeUse[] {
  const known = cache.get(page);
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
  cache.set(page, uses);
  return uses;
}

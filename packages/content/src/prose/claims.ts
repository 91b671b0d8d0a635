import {brand} from '@aloft/platform/brand';
import type {Nodes} from 'mdast';
import {resolveWhole} from '../fences/examples';
import type {ExampleReader} from '../fences/examples';
import type {Page} from '../pages/parsePage';
import {visitParents} from 'unist-util-visit-parents';
import {readAttribute} from '../pages/tree';
import {splitSentences} from './prose';

/** A sentence, a heading or a row of a table, which states something that can be compared with facts. */
export interface Claim {
  /** Inline code is in backquotes, `<Limit id="x" />` is `⟨x⟩`, and the cells of a row are separated by ` | `. */
  readonly text: string;
  /** Line in the page, from 1. */
  readonly line: number;
  readonly kind: 'sentence' | 'heading' | 'row';
  /** Addresses of the links in the paragraph or row. */
  readonly links: readonly string[];
  /** Text of the paragraph before the sentence. */
  readonly before: string;
}

const claimsOf = new WeakMap<Page, readonly Claim[]>();

/** Reads the claims of a page, in order. */
export function readClaims(page: Page): readonly Claim[] {
  const known = claimsOf.get(page);
  if (known) return known;
  const claims: Claim[] = [];
  visitParents(page.tree, (node, parents) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'tableRow') {
      const text = node.children.map((cell) => flatten(cell)).join(' | ');
      claims.push({text: text.replace(/\s+/g, ' '), line, kind: 'row', links: readLinks(node), before: ''});
    } else if (node.type === 'heading' || node.type === 'paragraph') {
      if (parents.some(({type}) => type === 'table')) return;
      const text = flatten(node);
      const links = readLinks(node);
      const kind = node.type === 'heading' ? 'heading' : 'sentence';
      for (const {text: sentence, start} of splitSentences(text)) {
        const before = text.slice(0, start);
        const plain = sentence.replace(/\s+/g, ' ').trim();
        claims.push({text: plain, line: line + before.split('\n').length - 1, kind, links, before});
      }
    }
  });
  claimsOf.set(page, claims);
  return claims;
}

function flatten(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'break') return '\n';
  if (node.type === 'mdxJsxTextElement' && node.name === 'Limit') return `⟨${readAttribute(node, 'id') ?? ''}⟩`;
  return 'children' in node ? node.children.map((child) => flatten(child as Nodes)).join('') : '';
}

function readLinks(node: Nodes): string[] {
  const links: string[] = [];
  visitParents(node, (each) => {
    if (each.type === 'link') links.push(each.url);
  });
  return links;
}

const codeOf = new WeakMap<Page, string>();

/** The code that a page shows, with the whole files of its examples and their tests. */
export function readCode(page: Page, read: ExampleReader): string {
  const known = codeOf.get(page);
  if (known !== undefined) return known;
  const directories = new Set(
    [...page.source.matchAll(/\bexample="([\w-]+\/[\w-]+)/g)].map(([, directory = '']) => directory),
  );
  const files = [...directories].flatMap((directory) =>
    ['example.json', brand.manifest, 'Dockerfile', 'start.sh'].map((file) => read(`${directory}/${file}`) ?? ''),
  );
  const blocks = page.fences.map((fence) => resolveWhole(fence, read)?.text ?? '');
  const code = [...blocks, ...new Set(files)].join('\n');
  codeOf.set(page, code);
  return code;
}

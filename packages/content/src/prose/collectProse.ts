import type {Heading, Paragraph, TableCell} from 'mdast';
import type {Page} from '../pages/Page';
import {walkTree} from './walkTree';

/** A piece of prose: a heading, a paragraph or a cell of a table. */
export interface Prose {
  readonly kind: 'heading' | 'paragraph' | 'cell';
  /** 1 to 6 for a heading, else 0. */
  readonly depth: number;
  readonly node: Heading | Paragraph | TableCell;
  /** Line of its beginning, from 1. */
  readonly line: number;
  readonly inList: boolean;
}

const cache = new WeakMap<Page, readonly Prose[]>();

/** The prose of a page, in order. */
export function collectProse(page: Page): readonly Prose[] {
  const known = cache.get(page);
  if (known) return known;
  const found: Prose[] = [];
  walkTree(page.tree, (node, parents) => {
    if (node.type !== 'heading' && node.type !== 'paragraph' && node.type !== 'tableCell') return;
    found.push({
      kind: node.type === 'tableCell' ? 'cell' : node.type,
      depth: node.type === 'heading' ? node.depth : 0,
      node,
      line: node.position?.start.line ?? 1,
      inList: parents.some((parent) => parent.type === 'listItem'),
    });
  });
  cache.set(page, found);
  return found;
}

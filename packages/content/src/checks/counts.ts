import type {Nodes, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {resolveFence} from '../fences/examples';
import {readNumber} from '../prose/quantities';
import type {CheckContext, PageCheck} from './Check';
import type {Page} from '../pages/parsePage';

const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** A number before what it counts: "Three settings", "the two exceptions", "one of four status codes". */
const counted = new RegExp(`\\b(${words.join('|')}|\\d{1,2}) (?:\\w+[\\w-]* ){0,3}?([a-z-]+s|criteria)\\b`, 'gi');
/** Nouns of quantities, which no list counts. */
const units = /^(?:times?|milliseconds?|seconds|minutes|hours|days|weeks|months|years|bytes|percents?|vcpus)$/i;

/** Reports numbers that count a list, a table or rules, and that differ from it. */
export const checkCounts: PageCheck = (page, context, report) => {
  visitBlocks(page.tree.children);

  function visitBlocks(blocks: readonly RootContent[]) {
    blocks.forEach((block, index) => {
      if ('children' in block) visitBlocks(block.children as RootContent[]);
      if (block.type !== 'paragraph' && block.type !== 'heading') return;
      const text = toString(block).replace(/\s+/g, ' ').trim();
      const last = text.split(/(?<=[.!?]) (?=[A-Z])/).at(-1) ?? '';
      const announces = text.endsWith(':') || block.type === 'heading' || /^[^.]*\bhas\b[^.]*\.$/.test(last);
      const counts = [...last.matchAll(counted)].filter(([, , noun = '']) => !units.test(noun));
      if (!announces || counts.length === 0 || /\b(?:a few|several|these rules)\b/.test(last)) return;
      const sizes = measure(blocks, index + 1, block.type === 'heading' ? block.depth : 0);
      if (sizes.length === 0) return;
      if (counts.some(([, number = '']) => sizes.includes(readNumber(number)))) return;
      const what = `the text counts "${counts[0]?.[0]}", and ${sizes.join(' or ')} follow`;
      report(block, what, 'correct the number, or what follows');
    });
  }

  /** The possible sizes of what follows: items, rows, rules or, after a heading, headings one level below. */
  function measure(blocks: readonly RootContent[], from: number, depth: number): number[] {
    const sizes: number[] = [];
    let below = 0;
    for (const block of blocks.slice(from)) {
      if (block.type === 'heading') {
        if (depth === 0 || block.depth <= depth) break;
        if (block.depth === depth + 1) below++;
        continue;
      }
      if (sizes.length === 0 || depth > 0) sizes.push(...sizeOf(block, page, context));
      if (depth === 0 && block.type !== 'mdxJsxFlowElement' && block.type !== 'mdxFlowExpression') break;
    }
    return below > 0 ? [...sizes, below] : sizes;
  }
};

function sizeOf(block: Nodes, page: Page, {readExample}: CheckContext): number[] {
  if (block.type === 'list') return [block.children.length];
  // The columns of a table can be what is counted, such as settings for each size.
  if (block.type === 'table') return [block.children.length - 1, (block.children[0]?.children.length ?? 0) - 1];
  if (block.type !== 'code') return [];
  const fence = page.fences.find(({line}) => line === block.position?.start.line);
  const text = (fence && resolveFence(fence, readExample)?.text) ?? '';
  const rules = text.match(/^ *- alert:/gm)?.length;
  return rules ? [rules] : [];
}

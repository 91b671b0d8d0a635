import type {RootContent} from 'mdast';
import {readBlocks} from '../fences/examples';
import {lineOf} from '../pages/tree';
import {readText} from '../prose/prose';
import {readNumber} from '../prose/quantities';
import type {PageCheck} from './Check';

const words = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
/** A number before what it counts: "Three settings", "the two exceptions", "one of four status codes". */
const counted = new RegExp(`\\b(${words}|\\d{1,2}) (?:\\w+[\\w-]* ){0,3}?([a-z-]+s|criteria)\\b`, 'gi');
/** Nouns of quantities, which no list counts. */
const units = /^(?:times?|milliseconds?|seconds|minutes|hours|days|weeks|months|years|bytes|percents?|vcpus)$/i;

/** Reports numbers that count a list, a table or rules, and that differ from it. */
export const checkCounts: PageCheck = (page, {readExample}, report) => {
  visitBlocks(page.tree.children);

  function visitBlocks(blocks: readonly RootContent[]) {
    blocks.forEach((block, index) => {
      if ('children' in block) visitBlocks(block.children as RootContent[]);
      if (block.type !== 'paragraph' && block.type !== 'heading') return;
      const text = readText(block).replace(/\s+/g, ' ').trim();
      const last = text.split(/(?<=[.!?]) (?=[A-Z])/).at(-1) ?? '';
      const announces = text.endsWith(':') || block.type === 'heading' || /^[^.]*\bhas\b[^.]*\.$/.test(last);
      const counts = [...last.matchAll(counted)].filter(([, , noun = '']) => !units.test(noun));
      if (!announces || counts.length === 0 || /\b(?:a few|several|these rules)\b/.test(last)) return;
      const following = blocks.slice(index + 1);
      const sizes = block.type === 'heading' ? measureSection(following, block.depth) : measureNext(following);
      const what = `the text counts "${counts[0]?.[0]}", and ${sizes.join(' or ')} follow`;
      if (sizes.length > 0 && !counts.some(([, number = '']) => sizes.includes(readNumber(number))))
        report(block, what, 'correct the number, or what follows');
    });
  }

  /** The possible sizes of a section: those of its blocks, and the headings one level below. */
  function measureSection(blocks: readonly RootContent[], depth: number): number[] {
    const end = blocks.findIndex((block) => block.type === 'heading' && block.depth <= depth);
    const section = blocks.slice(0, end < 0 ? undefined : end);
    const below = section.filter((block) => block.type === 'heading' && block.depth === depth + 1).length;
    return [...section.flatMap(sizesOf), ...(below > 0 ? [below] : [])];
  }

  /** The possible sizes of the next block, apart from elements. */
  function measureNext(blocks: readonly RootContent[]): number[] {
    const next = blocks.find(({type}) => type !== 'mdxJsxFlowElement' && type !== 'mdxFlowExpression');
    return next ? sizesOf(next) : [];
  }

  function sizesOf(block: RootContent): number[] {
    if (block.type === 'list') return [block.children.length];
    // The columns of a table can be what is counted, such as settings for each size.
    if (block.type === 'table') return [block.children.length - 1, (block.children[0]?.children.length ?? 0) - 1];
    if (block.type !== 'code') return [];
    const code = readBlocks(page, readExample).find(({line}) => line === lineOf(block));
    const rules = code?.text.match(/^ *- alert:/gm)?.length;
    return rules ? [rules] : [];
  }
};

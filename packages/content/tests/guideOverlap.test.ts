import {expect, it} from 'vitest';
import {readGuides} from '../src/guides/readGuides';
import type {Page} from '../src/pages/parsePage';
import {readHeading} from '../src/pages/siteIndex';
import {collectProse, readText} from '../src/prose/prose';
import {pages} from './pages';

const wordsOfShingle = 8;
/** Maximum overlap of two guides, which allows for common steps such as a deploy. */
const greatestShare = 0.04;
/** Sections that are intentionally similar in every guide. */
const commonSection = /^(?:Prerequisites|Deploy your app|(?:Get|Start from) the sample|Next steps)$/;

/** A page's paragraphs and table cells outside the common sections, without code blocks and generated elements. */
function readProse(page: Page): string[] {
  let section = '';
  return collectProse(page).flatMap((node) => {
    const text = readText(node);
    if (node.type === 'heading' && node.depth === 2) section = readHeading(text).text;
    return node.type === 'heading' || commonSection.test(section) ? [] : [text];
  });
}

/** All runs of words within paragraphs, without case and punctuation. */
function readShingles(paragraphs: readonly string[]): Set<string> {
  return new Set(
    paragraphs.flatMap((paragraph) => {
      const words = paragraph.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      return words.slice(wordsOfShingle - 1).map((_, at) => words.slice(at, at + wordsOfShingle).join(' '));
    }),
  );
}

/** Pairs of pages whose overlap exceeds the limit. */
function findOverlaps(pages: readonly Page[]): string[] {
  const guides = pages.map((page) => ({file: page.file, shingles: readShingles(readProse(page))}));
  return guides.flatMap((one, index) =>
    guides.slice(index + 1).flatMap((other) => {
      const shared = [...one.shingles].filter((shingle) => other.shingles.has(shingle));
      const share = shared.length / Math.max(1, Math.min(one.shingles.size, other.shingles.size));
      if (share <= greatestShare) return [];
      const percent = (100 * share).toFixed(1);
      return [`${one.file} and ${other.file} share ${percent} % of their prose: "${shared.slice(0, 3).join('", "')}"`];
    }),
  );
}

it('guides share no more than their common steps', () => {
  const docs = new Set(readGuides(process.cwd()).map(({doc}) => `docs/${doc}.mdx`));
  const guides = pages.filter(({file}) => docs.has(file));
  expect(guides).toHaveLength(docs.size);
  const advice = 'write what is specific to each guide, or link to a page that covers it for all';
  expect(findOverlaps(guides), advice).toEqual([]);
});

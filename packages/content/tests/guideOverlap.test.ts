import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readGuides} from '../src/guides/readGuides';
import {type Page, parsePage} from '../src/pages/parsePage';
import {codeAsText, collectProse, flattenText} from '../src/prose/prose';
import {readPages} from '../src/pages/loadSite';
import {compareShingles, readShingles} from './compareShingles';

const wordsOfShingle = 8;
/** Maximum overlap of two guides, which allows for common steps such as a deploy. */
const greatestShare = 0.04;
/** Sections that are intentionally similar in every guide. */
const commonSections = new Set([
  'Prerequisites',
  'Deploy your app',
  'Get the sample',
  'Start from the sample',
  'Next steps',
]);

const root = resolve(__dirname, '../../..');
const isGuide = ({file}: Page) => /^docs\/guides-and-samples\/(languages|software)\//.test(file);

/** A page's paragraphs and table cells outside the common sections, without code blocks and generated elements. */
function readProse(page: Page): string[] {
  let section = '';
  return collectProse(page).flatMap(({kind, depth, node}) => {
    const text = flattenText(node, {...codeAsText, element: () => ''});
    if (kind === 'heading' && depth === 2) section = text.replace(/\s*\{#[^}]*\}$/, '');
    return kind === 'heading' || commonSections.has(section) ? [] : [text];
  });
}

/** Pairs of pages whose overlap exceeds the limit. */
function findOverlaps(pages: readonly Page[]): string[] {
  const guides = pages.map((page) => ({file: page.file, shingles: readShingles(readProse(page), wordsOfShingle)}));
  return guides.flatMap((one, index) =>
    guides.slice(index + 1).flatMap((other) => {
      const {shared, share} = compareShingles(one.shingles, other.shingles);
      if (share <= greatestShare) return [];
      const percent = (100 * share).toFixed(1);
      return [`${one.file} and ${other.file} share ${percent} % of their prose: "${shared.slice(0, 3).join('", "')}"`];
    }),
  );
}

describe('guides', () => {
  const guides = [...readPages(root)].filter(isGuide);

  it('are compared completely', () => {
    expect(guides.map(({file}) => file).sort()).toEqual(
      readGuides(root)
        .map(({doc}) => `docs/${doc}.mdx`)
        .sort(),
    );
  });

  it('share no more than their common steps', () => {
    expect(
      findOverlaps(guides),
      'write what is specific to each guide, or link to a page that covers it for all',
    ).toEqual([]);
  });
});

describe('two pages with the same paragraph', () => {
  const [original, copy, apart] = ['original', 'copy', 'apart'].map((name) => {
    const file = `packages/content/tests/fixtures/overlap/${name}.mdx`;
    return parsePage(file, readFileSync(resolve(root, file), 'utf8'));
  });

  it('are reported, with the words that they share', () => {
    expect(findOverlaps([original!, copy!])).toEqual([
      expect.stringMatching(
        /original\.mdx and .*copy\.mdx share \d+\.\d % .*"a turbine turns the shaft of its generator"/,
      ),
    ]);
  });

  it('are accepted if they only share code, headings and common sections', () => {
    expect(findOverlaps([original!, apart!])).toEqual([]);
  });
});

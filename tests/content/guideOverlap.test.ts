import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parsePage} from '../../markdown/pages/parsePage';
import type {Page} from '../../markdown/pages/Page';
import {collectProse} from '../../markdown/prose/collectProse';
import {codeAsText, flattenText} from '../../markdown/prose/flattenText';
import {readPages} from '../../markdown/site/readPages';
import {compareShingles, readShingles} from './compareShingles';

const wordsOfShingle = 8;
/** Two guides may tell the same common step alike, such as how to log in, and little more. */
const greatestShare = 0.01;

const root = resolve(__dirname, '../..');
const isGuide = ({file}: Page) => /^docs\/guides-and-samples\/(languages|software)\//.test(file);

/** Prose of a page by paragraph, with its tables' cells and without code or what elements are made into. */
function readProse(page: Page): string[] {
  return collectProse(page)
    .filter(({kind}) => kind !== 'heading')
    .map(({node}) => flattenText(node, {...codeAsText, element: () => ''}));
}

/** Pairs of pages that have more in common than two guides may. */
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
  const guides = readPages(root).filter(isGuide);

  it('are all compared', () => {
    expect(guides).toHaveLength(27);
  });

  it('share no more than their common steps', () => {
    expect(findOverlaps(guides), 'say what is particular to each, or link to the page that says it for all').toEqual(
      [],
    );
  });
});

describe('two pages of which one repeats a paragraph of the other', () => {
  const [original, copy, apart] = ['original', 'copy', 'apart'].map((name) => {
    const file = `tests/content/fixtures/overlap/${name}.mdx`;
    return parsePage(file, readFileSync(resolve(root, file), 'utf8'));
  });

  it('are found, with the words that they share', () => {
    expect(findOverlaps([original!, copy!])).toEqual([
      expect.stringMatching(
        /original\.mdx and .*copy\.mdx share \d+\.\d % .*"a turbine turns the shaft of its generator"/,
      ),
    ]);
  });

  it('are left alone when only code and headings are alike', () => {
    expect(findOverlaps([original!, apart!])).toEqual([]);
  });
});

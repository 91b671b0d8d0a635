import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {countWords} from '../src/prose/countWords';
import {readPages} from '../src/site/readPages';
import {fewestWords} from '../src/style/limits';
import {shortPages} from './shortPages';

const pages = [...readPages(resolve(__dirname, '../../..'))];
const short = pages.filter((page) => countWords(page) < fewestWords).map(({file}) => file);

describe('short pages', () => {
  it('are all on the list of pages that are not finished', () => {
    expect(
      short.filter((file) => !shortPages.includes(file)),
      `write at least ${fewestWords} words`,
    ).toEqual([]);
  });

  it('are removed from the list when they are long enough', () => {
    expect(
      shortPages.filter((file) => !short.includes(file)),
      'take them out of packages/content/tests/shortPages.ts',
    ).toEqual([]);
  });
});

import type {Page} from '../pages/Page';
import {collectProse} from './collectProse';
import {flattenText} from './flattenText';
import {splitSentences, type SentenceText} from './splitSentences';

/** A sentence and its line in the page, from 1. */
export interface PageSentence extends SentenceText {
  readonly line: number;
}

const cache = new WeakMap<Page, readonly PageSentence[]>();

/** Reads the sentences of a page's paragraphs, without headings and tables. */
export function readSentences(page: Page): readonly PageSentence[] {
  const known = cache.get(page);
  if (known) return known;
  const sentences = collectProse(page)
    .filter(({kind}) => kind === 'paragraph')
    .flatMap(({node, line}) =>
      splitSentences(flattenText(node)).map((sentence) => ({...sentence, line: line + sentence.offset})),
    );
  cache.set(page, sentences);
  return sentences;
}

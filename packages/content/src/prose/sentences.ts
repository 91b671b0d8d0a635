import type {Nodes, Sentence} from 'nlcst';
import {toString} from 'nlcst-to-string';
import {ParseEnglish} from 'parse-english';
import {visit} from 'unist-util-visit';
import type {Page} from '../pages/parsePage';
import {collectProse, flattenText} from './prose';

/** A sentence of a piece of prose. */
interface SentenceText {
  readonly text: string;
  /** Number of words. */
  readonly words: number;
  /** Line within the text, from 0. */
  readonly offset: number;
}

const parser = new ParseEnglish();

/** Splits English prose into sentences. A dot in an abbreviation or a version doesn't end a sentence. */
export function splitSentences(text: string): SentenceText[] {
  const found: SentenceText[] = [];
  visit(parser.parse(text) as Nodes, 'SentenceNode', (node: Sentence) => {
    const words = node.children.filter((child) => child.type === 'WordNode').length;
    if (words > 0) found.push({text: toString(node), words, offset: (node.position?.start.line ?? 1) - 1});
  });
  return found;
}

/** A sentence and its line in the page, from 1. */
interface PageSentence extends SentenceText {
  readonly line: number;
}

const sentencesOf = new WeakMap<Page, readonly PageSentence[]>();

/** Reads the sentences of a page's paragraphs, without headings and tables. */
export function readSentences(page: Page): readonly PageSentence[] {
  const known = sentencesOf.get(page);
  if (known) return known;
  const sentences = collectProse(page)
    .filter(({kind}) => kind === 'paragraph')
    .flatMap(({node, line}) =>
      splitSentences(flattenText(node)).map((sentence) => ({...sentence, line: line + sentence.offset})),
    );
  sentencesOf.set(page, sentences);
  return sentences;
}

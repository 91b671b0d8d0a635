import {suggest} from '@aloft/platform/values';
import {synonyms} from '@site/platform/search/synonyms';
import {tokenizeText} from '@site/platform/search/tokenizeText';
import {queryLimit} from '../client/types';
import {expandTerm, type Candidates} from './expandTerm';
import type {Vocabulary} from './Vocabulary';

/** One word of the query. The best match contains a candidate for every word. */
export interface QueryWord {
  readonly term: string;
  readonly candidates: Candidates;
  /** Whether it's optional and only adds to the score: a whole identifier in addition to its parts, or the reverse. */
  readonly isBonus: boolean;
}

const maxWords = 64;
const longestPhrase = 3;
const synonymWeight = 0.8;

const phrases: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(synonyms).map(([from, to]) => [
    tokenizeText(from)
      .flatMap(({terms}) => terms)
      .join(' '),
    to.flatMap((text) => tokenizeText(text).flatMap(({terms}) => terms)),
  ]),
);

/** Adds corrections for a word that isn't similar to an indexed term, because it may be a misspelled synonym. */
function addForeignTypos(words: readonly QueryWord[], vocabulary: Vocabulary): void {
  for (const {term, candidates} of words.filter((word) => word.candidates.size === 0)) {
    const meant = suggest(term, phrases.keys());
    for (const other of phrases.get(meant ?? '') ?? []) if (vocabulary.has(other)) candidates.set(other, 0.5);
  }
}

function addSynonyms(words: readonly QueryWord[], vocabulary: Vocabulary): void {
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= Math.min(words.length, start + longestPhrase); end++) {
      const covered = words.slice(start, end);
      const others = phrases.get(covered.map(({term}) => term).join(' ')) ?? [];
      for (const other of others.filter((term) => vocabulary.has(term))) {
        for (const {candidates} of covered) candidates.set(other, Math.max(synonymWeight, candidates.get(other) ?? 0));
      }
    }
  }
}

/** Splits a query into words, each with the indexed terms that it may match. */
export function readQuery(text: string, vocabulary: Vocabulary): readonly QueryWord[] {
  const short = text.slice(0, queryLimit);
  const tokens = tokenizeText(short);
  const unfinished = /[\p{L}\p{N}]$/u.test(short);
  const words = tokens.flatMap((token, index) => {
    const isWhole = token.terms.length > 1 && token.isIdentifier;
    // A known identifier is required, and its parts are a bonus. For an unknown one, the parts are required.
    const isKnown = isWhole && vocabulary.has(token.terms[0]!);
    const isLast = unfinished && index === tokens.length - 1;
    return token.terms.map((term, part) => ({
      term,
      candidates: expandTerm(term, vocabulary, isLast && part === token.terms.length - 1),
      isBonus: isWhole && (part === 0) !== isKnown,
    }));
  });
  const distinct = [...new Map(words.map((word) => [word.term, word])).values()].slice(0, maxWords);
  addSynonyms(distinct, vocabulary);
  addForeignTypos(distinct, vocabulary);
  return distinct;
}

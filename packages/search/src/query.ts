import {exact, type OpenIndex} from './indexFormat';
import {synonyms} from './synonyms';
import {queryLimit} from './types';
import {joinLogin, joinWords, tokenize, type Token} from './words';

/** Terms that satisfy a word of the query together, and how well. */
export interface Alternative {
  readonly terms: readonly string[];
  readonly weight: number;
}

/** A word of the query. */
export interface Need {
  /** The word as it was typed, and its stem. */
  readonly typed: string;
  readonly term: string;
  readonly alternatives: Alternative[];
  /** Below 1 for words that only add to the score: parts of an identifier, and values in a pasted line. */
  readonly share: number;
  /** Whether the word names a flag, a field or an error. */
  readonly isName: boolean;
}

const maxWords = 64;
const mostCompletions = 12;
const longestPhrase = 3;
/** Weight of a correction that is probably another word. */
export const guess = 0.2;

const phrases: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  Object.entries(synonyms).map(([from, to]) => [
    tokenize(from)
      .flatMap(({terms}) => terms)
      .join(' '),
    to.map((text) => tokenize(text).map(({terms}) => terms[0]!)),
  ]),
);

/** Words that say little in a question. */
const light = new Set(
  'after already before error exist existing get go going happen happens need not out there use used using want way work works'.split(
    ' ',
  ),
);

/** Log levels, ids, timestamps and numbers, which differ with each message. */
const isValue = (word: string): boolean =>
  /^(?=.*\d)[\da-f-]{8,}$|^\d{4,}|^\d+(?:ms|s)?$|^v\d+$|^(?:error|fatal|info|warn|warning)$/.test(word);

/** The query's tokens, each with its share. In a pasted line, quoted names and values hardly count. */
function readTokens(text: string, language: string): readonly (Token & {share: number; isName: boolean})[] {
  const isPasted = text.length > 30 && /[:(="]/.test(text);
  const code = isPasted ? /\(([a-z]+(?:_[a-z]+)+)/.exec(text)?.[1] : undefined;
  const quoted = isPasted
    ? [...text.matchAll(/"[^"]*"|'[^']*'|`[^`]*`/g)].map(({0: found, index}) => [index, index + found.length] as const)
    : [];
  const tokens = tokenize(joinLogin(text), language);
  // After a status code, the words of its reason phrase say little.
  const status = tokens.find(({word}) => /^[45]\d\d$/.test(word));
  return tokens.map((token) => {
    const isWithin = quoted.some(([start, end]) => token.start >= start && token.end <= end);
    const isName = code === undefined ? token.isIdentifier : token.word === code;
    const isInPath = text[token.start - 1] === '/' || text[token.end] === '/';
    const isLight = isPasted && (isWithin || isInPath || isValue(token.word));
    return {
      ...token,
      isName,
      share: isName
        ? 1
        : isLight
          ? 0.1
          : code !== undefined || (status !== undefined && token !== status)
            ? 0.3
            : tokens.length > 2 && light.has(token.word)
              ? 0.3
              : 1,
    };
  });
}

/** Indexed terms that start with a text or are similar to it. */
const find = ({words}: OpenIndex, term: string, options: {prefix: true} | {fuzzy: number}): readonly string[] => [
  ...new Set(words.search(term, {...exact, ...options}).flatMap(({terms}) => terms)),
];

/** Adds indexed terms that differ from a word by some letters. A short word is often another word, and not misspelled. */
function addCorrections(alternatives: Alternative[], term: string, index: OpenIndex, fuzzy: 1 | 2): void {
  if (term.length < 4 || /\d/.test(term)) return;
  const weight = fuzzy === 1 ? (term.length < 5 ? guess : 0.6) : term.length < 9 ? guess : 0.4;
  const near = find(index, term, {fuzzy}).filter((other) => other[0] === term[0]);
  for (const other of near.slice(0, 4)) alternatives.push({terms: [other], weight});
}

function addHalves(alternatives: Alternative[], term: string, index: OpenIndex): void {
  for (let at = 3; at <= term.length - 3; at++) {
    const halves = [term.slice(0, at), term.slice(at)].map((half) => tokenize(half)[0]?.terms[0] ?? half);
    if (halves.every((half) => index.terms.has(half))) alternatives.push({terms: halves, weight: 0.8});
  }
}

function expand(term: string, typed: string, index: OpenIndex, isUnfinished: boolean): Alternative[] {
  const alternatives: Alternative[] = [];
  const isKnown = index.terms.has(term);
  if (isKnown) alternatives.push({terms: [term], weight: 1});
  if (isUnfinished && typed.length > 1) {
    const completions = find(index, typed, {prefix: true}).filter((other) => other !== term);
    for (const other of completions.sort((a, b) => a.length - b.length).slice(0, mostCompletions))
      alternatives.push({terms: [other], weight: (isKnown ? 0.3 : 0.75) * Math.sqrt(typed.length / other.length)});
  }
  if (alternatives.length === 0) addCorrections(alternatives, term, index, 1);
  if (alternatives.length === 0) addHalves(alternatives, term, index);
  if (alternatives.length === 0) addCorrections(alternatives, term, index, 2);
  return alternatives;
}

/** Adds what a phrase means on this platform, and the phrase as one word, to each word of the phrase. */
function addPhrases(needs: readonly Need[], index: OpenIndex, language: string): void {
  for (let start = 0; start < needs.length; start++)
    for (let end = start + 1; end <= Math.min(needs.length, start + longestPhrase); end++) {
      const covered = needs.slice(start, end);
      const words = covered.map(({term}) => term);
      const meanings = (phrases.get(words.join(' ')) ?? []).filter((terms) =>
        terms.every((term) => index.terms.has(term)),
      );
      const add = (alternative: Alternative) => covered.forEach(({alternatives}) => alternatives.push(alternative));
      for (const terms of meanings) add({terms, weight: 0.8 / covered.length});
      const [first, second] = covered;
      const joined = covered.length === 2 ? joinWords(first!.typed, second!.typed, language) : '';
      if (index.terms.has(joined)) add({terms: [joined], weight: 0.5});
    }
}

/** Splits a query into words, each with the indexed terms that it may match. */
export function readQuery(text: string, language: string, index: OpenIndex, isSubmitted: boolean): readonly Need[] {
  const short = text.slice(0, queryLimit);
  const tokens = readTokens(short, language);
  const isUnfinished = !isSubmitted && /[\p{L}\p{N}\p{M}]$/u.test(short);
  const needs = tokens.flatMap(({terms, word, isIdentifier, isName, share}, at): Need[] => {
    const isWhole = terms.length > 1 && isIdentifier;
    // A known identifier is required, and its parts are a bonus. For an unknown one, the parts are required.
    const isKnown = isWhole && index.terms.has(terms[0]!);
    const isLast = isUnfinished && at === tokens.length - 1;
    return terms.map((term, part) => ({
      term,
      typed: terms.length === 1 ? word : term,
      alternatives: expand(term, terms.length === 1 ? word : term, index, isLast && part === terms.length - 1),
      share: isWhole && (part === 0) !== isKnown ? 0.2 * share : share,
      isName: isName && part === 0,
    }));
  });
  const distinct = [...new Map(needs.map((need) => [need.term, need])).values()].slice(0, maxWords);
  addPhrases(distinct, index, language);
  return distinct;
}

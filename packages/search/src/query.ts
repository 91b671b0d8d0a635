import type {OpenIndex} from './engine';
import lexicon from './lexicon.json';
import {queryLimit, type SearchQuery} from './types';
import {stemWord, tokenize} from './words';

/** Terms that satisfy a word of the query together, and how well. */
export type Alternative = Readonly<{terms: readonly string[]; weight: number}>;
/** A word of the query, which each of its alternatives satisfies. */
export type Need = Readonly<{word: string; alternatives: Alternative[]}>;

const mostCompletions = 12;
const longestPhrase = 4;
/** Weight of a correction that is probably another word. */
export const guess = 0.05;

/** Phrases that some readers use → phrases of this site, for those that alone don't find the section that answers. */
export const synonyms: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(lexicon.synonyms).flatMap(([from, to]) =>
    from.split(', ').map((phrase) => [phrase, to.split(' | ')] as const),
  ),
);

/** Words without what may be between them: "auto scaling" is "autoscaling". */
const join = (words: readonly string[]): string => stemWord(words.join('').replace(/[._-]/g, ''));

const phrases: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  Object.entries(synonyms).map(([from, to]) => [
    join(tokenize(from).map(({word}) => word)),
    to.map((text) => tokenize(text).flatMap(({terms}) => terms)),
  ]),
);

const light = new Set(lexicon.light.split(' '));

/** The code of a pasted error, or the line without its quoted names and paths, which differ with each message. */
function clean(text: string): string {
  const isPasted = text.length > 30 && /[:(="]/.test(text);
  if (!isPasted) return text;
  const short = text.replace(/"[^"]*"|'[^']*'|`[^`]*`|\S*\/\S*/g, ' ');
  return /\(\w+_\w+\)/.exec(text)?.[0] ?? (short.trim() === '' ? text : short);
}

/** Splits a query into words, each with the indexed terms that it may match. */
export function readQuery({text, language, isSubmitted}: SearchQuery, index: OpenIndex): readonly Need[] {
  const short = text.slice(0, queryLimit);
  const all = tokenize(clean(short), language);
  const some = all.filter(({word}) => !light.has(word));
  const tokens = all.length > 2 && some.length > 0 ? some : all;
  const isUnfinished = !isSubmitted && /[\p{L}\p{N}\p{M}]$/u.test(short);
  const has = (term: string) => index.terms.has(term);
  const stem = (word: string) => tokenize(word, language)[0]?.terms[0] ?? word;

  const expand = (term: string, typed: string, isLast: boolean): Alternative[] => {
    const known = has(term) ? [{terms: [term], weight: 1}] : [];
    const halves = [...term.slice(5)]
      .map((_, at) => [term.slice(0, at + 3), term.slice(at + 3)].map(stem))
      .filter((pair) => pair.every(has))
      .map((terms) => ({terms, weight: has(term) ? 0.5 : 0.8}));
    const completions = (isLast && typed.length > 1 ? [...index.terms.keys()] : [])
      .filter((other) => other.startsWith(typed) && other !== term)
      .sort((a, b) => a.length - b.length)
      .slice(0, mostCompletions)
      .map((other) => ({terms: [other], weight: (has(term) ? 0.3 : 0.75) * Math.sqrt(typed.length / other.length)}));
    const alternatives = [...known, ...halves, ...completions];
    if (alternatives.length > 0 || term.length < 4 || /\d/.test(term)) return alternatives;
    const near = index.suggest(term, 0.2).filter((other) => other[0] === term[0]);
    const far = near.length > 0 ? near : index.suggest(term, 0.3);
    return far.slice(0, 4).map((other) => ({terms: [other], weight: far === near && term.length > 4 ? 0.6 : guess}));
  };

  const needs = new Map<string, Need>();
  tokens.forEach(({word, terms, isIdentifier}, at) => {
    // A known identifier is searched as a whole, and the parts of an unknown one without it.
    const [whole, ...parts] = terms as [string, ...string[]];
    const own = isIdentifier && parts.length > 0 ? (has(whole) ? [whole] : parts) : terms;
    for (const term of own) {
      const isLast = isUnfinished && at === tokens.length - 1 && term === own.at(-1);
      const typed = terms.length === 1 ? word : term;
      if (!needs.has(term)) needs.set(term, {word: typed, alternatives: expand(term, typed, isLast)});
    }
  });
  const list = [...needs.values()];
  // What a phrase means on this platform, and the phrase as one word, satisfies each word of the phrase.
  list.forEach((_, start) => {
    for (let end = start + 1; end <= Math.min(list.length, start + longestPhrase); end++) {
      const covered = list.slice(start, end);
      const joined = join(covered.map(({word}) => word));
      for (const meaning of [...(covered.length === 2 ? [[joined]] : []), ...(phrases.get(joined) ?? [])])
        if (meaning.every(has))
          for (const {alternatives} of covered) alternatives.push({terms: meaning, weight: 0.8 / covered.length});
    }
  });
  return list;
}

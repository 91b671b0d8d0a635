import type {Vocabulary} from './Vocabulary';

/** An indexed term that matches a query word, with its weight: 1 for the word itself. */
export type Candidates = Map<string, number>;

const mostCompletions = 12;
const shortestPrefix = 2;
const shortestTypo = 4;

function addCompletions(candidates: Candidates, term: string, vocabulary: Vocabulary): void {
  const completions = [...vocabulary.complete(term)].sort((a, b) => a.length - b.length);
  for (const completion of completions.slice(0, mostCompletions)) {
    if (!candidates.has(completion)) candidates.set(completion, 0.75 * (term.length / completion.length) ** 0.5);
  }
}

/** Adds terms with two swapped letters, the most common typing error. */
function addSwaps(candidates: Candidates, term: string, vocabulary: Vocabulary): void {
  for (let at = 0; at < term.length - 1; at++) {
    const swapped = term.slice(0, at) + term[at + 1]! + term[at]! + term.slice(at + 2);
    if (vocabulary.has(swapped)) candidates.set(swapped, 0.6);
  }
}

function addTypos(candidates: Candidates, term: string, vocabulary: Vocabulary): void {
  const allowed = term.length < 8 ? 1 : 2;
  const found = vocabulary.near(term, allowed);
  const closest = Math.min(...found.map(({distance}) => distance));
  for (const {term: near, distance} of found) {
    if (distance > closest || (near[0] !== term[0] && distance > 1)) continue;
    candidates.set(near, (near[0] === term[0] ? 0.6 : 0.4) / distance);
  }
}

/**
 * Finds indexed terms for a query word: the word itself, its completions, and corrections if there are neither.
 * @param unfinished whether the reader may still be typing the word
 */
export function expandTerm(term: string, vocabulary: Vocabulary, unfinished: boolean): Candidates {
  const candidates: Candidates = new Map();
  if (vocabulary.has(term)) candidates.set(term, 1);
  if (term.length >= shortestPrefix && (unfinished || candidates.size === 0))
    addCompletions(candidates, term, vocabulary);
  if (candidates.size === 0 && term.length >= shortestTypo) addSwaps(candidates, term, vocabulary);
  if (candidates.size === 0 && term.length >= shortestTypo) addTypos(candidates, term, vocabulary);
  return candidates;
}

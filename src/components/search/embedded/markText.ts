import {tokenizeText} from '@site/platform/search/tokenizeText';
import type {Segment} from '../client/types';

const word = /-{0,2}[\p{L}\p{N}]+(?:[._-]+[\p{L}\p{N}]+)*/gu;
const snippetLength = 180;
const before = 50;

/** Splits text into marked and unmarked runs. A word is marked if one of its terms matches. */
export function markText(text: string, terms: ReadonlySet<string>): readonly Segment[] {
  const segments: Segment[] = [];
  const add = (run: string, marked: boolean) => {
    if (run !== '') segments.push({text: run, marked});
  };
  let end = 0;
  for (const match of text.matchAll(word)) {
    if (!tokenizeText(match[0]).some((token) => token.terms.some((term) => terms.has(term)))) continue;
    add(text.slice(end, match.index), false);
    end = match.index + match[0].length;
    add(match[0], true);
  }
  add(text.slice(end), false);
  return segments;
}

const countMarks = (segments: readonly Segment[]): number =>
  new Set(segments.flatMap(({text, marked}) => (marked ? text.toLowerCase() : []))).size;

function cutAround(text: string, at: number): string {
  if (text.length <= snippetLength) return text;
  const from = at < snippetLength - before ? 0 : text.indexOf(' ', at - before) + 1;
  const to = from + snippetLength >= text.length ? text.length : text.lastIndexOf(' ', from + snippetLength);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

/** Returns the text with the most terms, shortened to one or two lines around the first of them. */
export function markSnippet(texts: readonly string[], terms: ReadonlySet<string>): readonly Segment[] {
  let best: readonly Segment[] = [];
  let most = -1;
  for (const text of texts) {
    const segments = markText(text, terms);
    const marks = countMarks(segments);
    if (marks > most) [best, most] = [segments, marks];
  }
  const whole = best.map(({text}) => text).join('');
  const first = best.findIndex(({marked}) => marked);
  const at = best.slice(0, Math.max(0, first)).reduce((sum, {text}) => sum + text.length, 0);
  return markText(cutAround(whole, at), terms);
}

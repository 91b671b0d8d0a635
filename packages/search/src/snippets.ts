import type {Segment} from './types';
import {tokenize} from './words';

const snippetLength = 180;
const before = 50;

/** Splits text into marked and unmarked runs. A word is marked if one of its terms matches. */
export function markText(text: string, terms: ReadonlySet<string>, language: string): readonly Segment[] {
  const segments: Segment[] = [];
  const add = (from: number, to: number, marked: boolean) => {
    if (to > from) segments.push({text: text.slice(from, to), marked});
  };
  let from = 0;
  let to = 0;
  for (const {start, end, terms: own} of tokenize(text, language)) {
    if (!own.some((term) => terms.has(term))) continue;
    // Pairs of characters overlap.
    if (start > to || to === 0) {
      add(from, to, true);
      add(to, start, false);
      from = start;
    }
    to = end;
  }
  add(from, to, true);
  add(to, text.length, false);
  return segments;
}

const countMarks = (segments: readonly Segment[]): number =>
  new Set(segments.flatMap(({text, marked}) => (marked ? text.toLowerCase() : []))).size;

function cutAround(text: string, at: number): string {
  if (text.length <= snippetLength) return text;
  const from = at < snippetLength - before ? 0 : text.indexOf(' ', at - before) + 1;
  const space = text.lastIndexOf(' ', from + snippetLength);
  const to = from + snippetLength >= text.length ? text.length : space > from ? space : from + snippetLength;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

/** The text with the most matches, or else the first, shortened to one or two lines around its first match. */
export function markSnippet(texts: readonly string[], mark: (text: string) => readonly Segment[]): readonly Segment[] {
  const marked = texts.map(mark);
  const best = marked.reduce((most, each) => (countMarks(each) > countMarks(most) ? each : most), marked[0] ?? []);
  const first = best.findIndex((segment) => segment.marked);
  const at = best.slice(0, Math.max(0, first)).reduce((sum, {text}) => sum + text.length, 0);
  return mark(cutAround(best.map(({text}) => text).join(''), at));
}

import type {Element, ElementContent} from 'hast';
import {longestLine} from './remarkLongCode';

const text = (value: string): ElementContent => ({type: 'text', value});
const keep = (value: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {className: ['al-word']},
  children: [text(value)],
});

/** Positions after punctuation, not close to the start or the end of a word. */
const breaks = /(?<=^.{7,}(?:[.=,(_:]|[^:/]\/))(?=[^.=,()/_:].{2})/;
/** Positions between the words of a camel-case name. */
const humps = /(?<=^.{7,}[a-z])(?=[A-Z].{2})/;
/** Characters that fit into one of two columns in a window 320 px wide. */
const longestCell = 16;
/** Start of a flag, after whose hyphens browsers would break. */
const flagStart = /^-+\w*[:.=]?\+?/;

/** Adds line break opportunities to a word that doesn't fit into a line, and keeps the start of a flag together. */
function splitWord(word: string, places: RegExp): ElementContent[] {
  const [first = '', ...parts] = word.split(places);
  const flag = flagStart.exec(first)?.[0] ?? '';
  return [
    ...(flag ? [keep(flag)] : []),
    text(first.slice(flag.length)),
    ...parts.flatMap((part) => [{type: 'element' as const, tagName: 'wbr', properties: {}, children: []}, text(part)]),
  ];
}

function breakWord(word: string, isCell: boolean): ElementContent[] {
  const places = isCell && !breaks.test(word) ? humps : breaks;
  const isLong = word.length > longestLine || (isCell && word.length > longestCell && places.test(word));
  if (isLong) return splitWord(word, places);
  return /[-"{]/.test(word) ? [keep(word)] : [text(word)];
}

/**
 * Adds break opportunities to long inline code: at spaces and after punctuation, but not after the hyphens of a flag.
 * In table cells, shorter code can break too, because the stylesheet stacks the columns.
 */
export function breakCode(code: Element, isCell = false): void {
  const [only, ...more] = code.children;
  const {className} = code.properties;
  if (only?.type !== 'text' || more.length > 0) return;
  const isLong = Array.isArray(className) && className.includes('al-long');
  if (!isLong && !(isCell && (only.value.length > longestCell || only.value.includes('-')))) return;
  code.children = only.value.split(/( )/).flatMap((word) => breakWord(word, isCell));
}

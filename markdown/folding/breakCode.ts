import type {Element, ElementContent} from 'hast';
import {longestLine} from '../long-code/remarkLongCode';

const text = (value: string): ElementContent => ({type: 'text', value});
const keep = (value: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {className: ['al-word']},
  children: [text(value)],
});

/** Places after punctuation, not close to the start or the end of a word. */
const breaks = /(?<=^.{7,}(?:[.=,(_:]|[^:/]\/))(?=[^.=,()/_:].{2})/;
/** Start of a flag, after whose hyphens browsers would break. */
const flagStart = /^-+\w*[:.=]?\+?/;

/** Adds line break opportunities to a word that doesn't fit into a line, and keeps the start of a flag together. */
function splitWord(word: string): ElementContent[] {
  const [first = '', ...parts] = word.split(breaks);
  const flag = flagStart.exec(first)?.[0] ?? '';
  return [
    ...(flag ? [keep(flag)] : []),
    text(first.slice(flag.length)),
    ...parts.flatMap((part) => [{type: 'element' as const, tagName: 'wbr', properties: {}, children: []}, text(part)]),
  ];
}

function breakWord(word: string): ElementContent[] {
  if (word.length > longestLine) return splitWord(word);
  return /[-"{]/.test(word) ? [keep(word)] : [text(word)];
}

/** Chooses where long inline code breaks: at spaces and after punctuation, and not after the hyphens of a flag. */
export function breakCode(code: Element): void {
  const [only, ...more] = code.children;
  const {className} = code.properties;
  if (only?.type !== 'text' || more.length > 0 || !Array.isArray(className) || !className.includes('al-long')) return;
  code.children = only.value.split(/( )/).flatMap(breakWord);
}

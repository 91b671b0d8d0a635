import {labelWords} from '@aloft/platform/cli';
import {fillWords, incomplete, isPlaceholder, type ShellWord} from '@aloft/platform/shell';
import type {Facts} from '../facts/siteFacts';

/**
 * Checks a command line against the grammar.
 *
 * @param words the whole line, starting with `aloft`
 * @param partial accept a line that stops early, as `aloft machine` in a sentence does
 */
export function checkCommandLine(words: readonly ShellWord[], facts: Facts, partial = false) {
  const texts = words.map(({text}) => text);
  const [, first = '', ...rest] = texts;
  if (/^[<…[.]/.test(first) && isPlaceholder(first)) return undefined;
  const filled = fillWords(words, labelWords(texts).roles, false).map(({text}) => text);
  const result = facts.parse(filled);
  if (result.ok) return undefined;
  const {code, message, hint} = result.error;
  if ((partial || filled.length < words.length) && incomplete.has(code)) return undefined;
  // `aloft machine <verb>` refers to the commands of a group.
  if (partial && code === 'command_unknown' && /^<.+>$/.test(rest.at(-1) ?? '')) return undefined;
  return {what: `\`${texts.join(' ')}\`: ${message}`, how: hint};
}

import type {Facts} from '../facts/Facts';
import type {ShellWord} from '@aloft/platform/shell';
import {fillWords} from './fillWords';
import {isPlaceholder} from '@aloft/platform/cli';

/** A problem of a command line. */
export interface CommandFinding {
  readonly code: string;
  readonly what: string;
  readonly how: string;
}

// Codes of errors about something missing, as opposed to something wrong.
const incomplete = new Set(['command_missing', 'argument_missing', 'flag_missing', 'nothing_to_change']);

/**
 * Checks a command line against the grammar.
 *
 * @param words the whole line, starting with `aloft`
 * @param partial accept a line that stops early, as `aloft machine` in a sentence does
 */
export function checkCommandLine(
  words: readonly ShellWord[],
  facts: Facts,
  partial = false,
): CommandFinding | undefined {
  const {words: filled, open} = fillWords(words, facts);
  const [tool = '', first] = filled;
  if (first !== undefined && /^[<…[.]/.test(first) && isPlaceholder(first)) return undefined;
  const result = facts.parse(filled);
  if (result.ok) return undefined;
  const {code, message, hint} = result.error;
  if ((partial || open) && incomplete.has(code)) return undefined;
  if (partial && code === 'command_unknown' && endsInPlaceholder(words)) return undefined;
  return {code, what: `\`${[tool, ...words.slice(1).map(({text}) => text)].join(' ')}\`: ${message}`, how: hint};
}

/** Whether a placeholder ends the line: `aloft machine <verb>` refers to the commands of a group. */
function endsInPlaceholder(words: readonly ShellWord[]): boolean {
  const last = words.at(-1)?.text ?? '';
  return words.length > 2 && /^<.+>$/.test(last);
}

import type {ErrorCode} from '../errors/catalog';
import type {WordRole} from '../cli/labelWords';
import type {Argument, Flag} from '../cli/types';
import {sampleValue} from '../cli/valueTypes';
import type {ShellWord} from '../shell/readShellCommands';

/** Whether a word of a command line is a placeholder for a value: `NAME`, `<name>`, `[flags]`, `…`. */
export function isPlaceholder(word: string): boolean {
  return /^(?:[A-Z][A-Z0-9_-]*|<[^<>]+>|\[[^[\]]+\]|…|\.\.\.)(?:\.\.\.|…)?$/.test(word) && word !== 'A';
}

/** Whether a word represents any number of words. */
export function isEllipsis(word: string): boolean {
  return word === '…' || word === '...' || /^\[[^[\]]+\]$/.test(word);
}

/**
 * Replaces variables, substitutions and placeholders with values that the grammar accepts. An ellipsis is left out.
 *
 * @param isOpen leave out those of no argument too, because they can be empty
 */
export function fillWords(
  words: readonly ShellWord[],
  roles: readonly WordRole[],
  isOpen: boolean,
): {readonly text: string; readonly index: number}[] {
  return words.flatMap(({text, dynamic}, index) => {
    const role = roles[index]!;
    if (isEllipsis(text)) return [];
    if (role.kind === 'flag') {
      const flag = role.known ? role.flags.at(-1) : undefined;
      const isUnknown = role.value !== undefined && (dynamic || isPlaceholder(role.value));
      return {text: flag && isUnknown ? `--${flag.name}=${fit(role.value, flag)}` : text, index};
    }
    const value = role.kind === 'argument' ? role.argument : role.kind === 'value' ? role.flag : undefined;
    if (!dynamic && !isPlaceholder(text)) return {text, index};
    if (value) return {text: fit(text, value), index};
    return role.kind === 'argument' && isOpen ? [] : {text, index};
  });
}

/** Keeps `KEY=$VALUE`, which is valid, and replaces everything else with a sample. */
const fit = (text: string, value: Argument | Flag): string =>
  value.type === 'keyValue' && /^[^=]+=/.test(text) ? text : sampleValue(value);

/** Errors about something missing. */
export const incomplete: ReadonlySet<ErrorCode> = new Set(['command_missing', 'argument_missing', 'flag_missing']);

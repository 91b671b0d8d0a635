import type {ErrorCode} from '../errors/catalog';
import {labelWords, type WordRole} from '../cli/labelWords';
import type {Argument, CliError, Flag} from '../cli/types';
import {parseValue, sampleValue} from '../cli/valueTypes';
import type {ShellWord} from '../shell/readShellCommands';
import {sanitizeText} from '../values/text';

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

/** Index of the word of an invalid command line that causes its error; -1 if none does. */
export function locateError({code, message}: CliError, line: readonly string[]): number {
  if (incomplete.has(code)) return -1;
  const {roles} = labelWords(line);
  const count = (name: string, before: number) =>
    roles.slice(0, before).filter((role) => role.kind === 'flag' && role.flags.some((flag) => flag.name === name))
      .length;
  const flagsOf = (role: WordRole) => (role.kind === 'flag' ? role.flags : []);
  const isSurplus = (role: WordRole) => role.kind === 'argument' && !role.argument;
  const isWrongValue = (role: WordRole, index: number) => {
    const value = readValue(role, line[index]!);
    return value !== undefined && !parseValue(value.text, value.spec).ok && message.includes(sanitizeText(value.text));
  };
  const causes: Partial<Record<ErrorCode, (role: WordRole, index: number) => boolean>> = {
    command_unknown: isSurplus,
    argument_unexpected: isSurplus,
    flag_unknown: (role) => role.kind === 'flag' && !role.known,
    flag_value_missing: (role) =>
      role.kind === 'flag' && role.value === undefined && message.includes(`--${role.flags.at(-1)?.name}`),
    flag_repeated: (role, index) => flagsOf(role).some(({name, repeatable}) => !repeatable && count(name, index) > 0),
    flags_conflict: (role) =>
      flagsOf(role).some(({conflicts = []}) => conflicts.some((name) => count(name, roles.length) > 0)),
  };
  return roles.findIndex(causes[code] ?? isWrongValue);
}

/** The value in a word, and its specification in the grammar. */
function readValue(role: WordRole, word: string): {text: string; spec: Argument | Flag} | undefined {
  if (role.kind === 'argument') return role.argument && {text: word, spec: role.argument};
  if (role.kind === 'value') return {text: word, spec: role.flag};
  const flag = role.kind === 'flag' ? role.flags.at(-1) : undefined;
  return role.kind === 'flag' && flag && role.value !== undefined ? {text: role.value, spec: flag} : undefined;
}

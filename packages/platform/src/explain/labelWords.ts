import {brand} from '../brand';
import type {ErrorCode} from '../errors/catalog';
import {sanitizeText} from '../values/untrusted';
import {suggest} from '../values/suggest';
import {allFlags, findChild, findFlag, grammar, type GrammarNode} from '../cli/grammar';
import {parseValue} from '../cli/parseValue';
import type {Argument, CliError, Command, Flag} from '../cli/types';

/** Role of a word in a command line of the CLI. */
export type WordRole =
  | {readonly kind: 'program' | 'separator' | 'help'}
  | {readonly kind: 'command'; readonly node: GrammarNode}
  /** Without `argument`, the command doesn't accept the word. */
  | {readonly kind: 'argument'; readonly argument?: Argument}
  /** `known` is false if the name is misspelled. `value` is written in the same word. */
  | {readonly kind: 'flag'; readonly flags: readonly Flag[]; readonly known: boolean; readonly value?: string}
  | {readonly kind: 'value'; readonly flag: Flag};

/** A command line with the role of each word. */
export interface LabeledWords {
  readonly roles: readonly WordRole[];
  readonly node: GrammarNode;
  readonly command?: Command;
}

type FlagRole = Extract<WordRole, {kind: 'flag'}>;

/** Labels all words of a command line, even an invalid one. The first word is the program. */
export function labelWords(words: readonly string[]): LabeledWords {
  let node = grammar;
  const roles: WordRole[] = [];
  let position = 0;
  let isVerbatim = false;
  let isHelp = false;
  let open: Flag | undefined;

  const nextArgument = (): WordRole => {
    const args = isHelp ? [] : (node.command?.args ?? []);
    const last = args.at(-1);
    const argument = args[position] ?? (last?.variadic ? last : undefined);
    position++;
    return {kind: 'argument', argument};
  };
  const label = (word: string): WordRole => {
    if (isVerbatim) return nextArgument();
    const isFlag = word.startsWith('-') && word !== '-';
    if (open && (!isFlag || /^-[0-9]/.test(word))) {
      const flag = open;
      open = undefined;
      return {kind: 'value', flag};
    }
    open = undefined;
    if (word === '--') {
      isVerbatim = true;
      return {kind: 'separator'};
    }
    if (isFlag) {
      const role = word.startsWith('--') ? labelLong(node.command, word) : labelShort(node.command, word);
      const last = role.flags.at(-1);
      if (last && last.type !== 'boolean' && role.value === undefined) open = last;
      return role;
    }
    if (node === grammar && word === 'help') {
      isHelp = true;
      return {kind: 'help'};
    }
    const child = position === 0 ? findChild(node, word) : undefined;
    if (!child) return nextArgument();
    node = child;
    return {kind: 'command', node};
  };

  for (const word of words) roles.push(roles.length === 0 && word === brand.cli ? {kind: 'program'} : label(word));
  return {roles, node, command: node.command};
}

function labelLong(command: Command | undefined, word: string): FlagRole {
  const equals = word.indexOf('=');
  const name = equals < 0 ? word.slice(2) : word.slice(2, equals);
  const value = equals < 0 ? undefined : word.slice(equals + 1);
  const found = findFlag(command, name);
  const known = allFlags(command);
  // A misspelled flag takes a value if the flag that was meant does.
  const meant =
    found ??
    findFlag(
      command,
      suggest(
        name,
        known.map((flag) => flag.name),
      ) ?? '',
    );
  return {kind: 'flag', flags: meant ? [meant] : [], known: found !== undefined, value};
}

/** `-qy` is `-q -y`; `-nacme` and `-n=acme` are `-n acme`. */
function labelShort(command: Command | undefined, word: string): FlagRole {
  const flags: Flag[] = [];
  for (let at = 1; at < word.length; at++) {
    const flag = allFlags(command).find(({short}) => short === word[at]);
    if (!flag) return {kind: 'flag', flags, known: false, value: word.slice(at)};
    flags.push(flag);
    const rest = word.slice(at + 1);
    if (rest.startsWith('=')) return {kind: 'flag', flags, known: true, value: rest.slice(1)};
    if (flag.type !== 'boolean') return {kind: 'flag', flags, known: true, ...(rest && {value: rest})};
  }
  return {kind: 'flag', flags, known: true};
}

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

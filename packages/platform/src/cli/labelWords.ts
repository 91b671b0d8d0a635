import {brand} from '../brand';
import {suggest} from '../values/text';
import {allFlags, findChild, findFlag, grammar, type GrammarNode} from './grammar';
import type {Argument, Command, Flag} from './types';

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

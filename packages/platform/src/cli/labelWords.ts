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
  /** `known` is false if the name is misspelled. `value` is written in the same word, or follows from `--no-…`. */
  | {readonly kind: 'flag'; readonly flags: readonly Flag[]; readonly known: boolean; readonly value?: string}
  | {readonly kind: 'value'; readonly flag: Flag};

/** Labels all words of a command line, even an invalid one. The first word is the program. */
export function labelWords(words: readonly string[]) {
  // The last node that the words name.
  let node = grammar;
  let position = 0;
  let isVerbatim = false;
  // Whether `help` requests the help of the node.
  let isHelp = false;
  let open: Flag | undefined;

  const label = (word: string, index: number): WordRole => {
    if (index === 0 && word === brand.cli) return {kind: 'program'};
    const command = isHelp ? undefined : node.command;
    const isFlag = !isVerbatim && word.startsWith('-') && word !== '-';
    const flag = open;
    open = undefined;
    if (flag && (!isFlag || /^-[0-9]/.test(word))) return {kind: 'value', flag};
    if (isFlag && word === '--') {
      isVerbatim = true;
      return {kind: 'separator'};
    }
    if (isFlag) {
      const role = word.startsWith('--') ? labelLong(command, word) : labelShort(command, word);
      const last = role.flags.at(-1);
      if (last && last.type !== 'boolean' && role.value === undefined) open = last;
      return role;
    }
    if (!isVerbatim && node === grammar && word === 'help') {
      isHelp = true;
      return {kind: 'help'};
    }
    const child = isVerbatim || position > 0 ? undefined : findChild(node, word);
    if (child) {
      node = child;
      return {kind: 'command', node};
    }
    const {args} = command ?? {args: []};
    const last = args.at(-1);
    return {kind: 'argument', argument: args[position++] ?? (last?.variadic ? last : undefined)};
  };
  const roles = words.map(label);
  return {roles, node, isHelp, command: node.command};
}

/** A command line with the role of each word. */
export type LabeledWords = ReturnType<typeof labelWords>;

type FlagRole = Extract<WordRole, {kind: 'flag'}>;

function labelLong(command: Command | undefined, word: string): FlagRole {
  const [, name = '', value] = /^--([^=]*)(?:=([^]*))?$/.exec(word) ?? [];
  const found = findFlag(command, name);
  const isNegative = found !== undefined && found.name !== name;
  if (found && !(isNegative && value !== undefined))
    return {kind: 'flag', flags: [found], known: true, value: isNegative ? 'false' : value};
  // A misspelled flag takes a value if the flag that was meant does.
  const names = allFlags(command).map((flag) => flag.name);
  const meant = found ?? findFlag(command, suggest(name, names) ?? '');
  return {kind: 'flag', flags: meant ? [meant] : [], known: false, value};
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

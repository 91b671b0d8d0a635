import {brand} from '../brand';
import {bindArguments, bindFlags, catchRefusal, refuse} from './bindValues';
import {allFlags, findChild, grammar, type GrammarNode, nouns} from './grammar';
import {splitCommandLine} from './splitCommandLine';
import type {Flag, ParsedInvocation, ParseResult} from './types';
import {sanitizeText, suggest} from '../values/text';
import {globalFlags} from './globalFlags';
import {labelWords} from './labelWords';
import {flagPlaceholder} from './valueTypes';

/** Environment of a command line. */
interface ParseOptions {
  /** Environment variables. Only those that are named by flags are read. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** `help` as the first word requests help for the command that follows it. */
function findHelpPath(words: readonly string[]): readonly string[] {
  let node: GrammarNode = grammar;
  for (const word of words) {
    const next = findChild(node, word);
    if (!next) break;
    node = next;
  }
  return node.path;
}

/**
 * Parses a command line as the CLI does. `input` is a line or the list of its words; both begin with `aloft`. Any input
 * results in a command, a request for help, or an error with exit code 2. Never throws; linear in the length.
 */
export function parseInvocation(input: string | readonly string[], options: ParseOptions = {}): ParseResult {
  if (typeof input !== 'string') return catchRefusal(() => parseWords(input, options));
  const split = splitCommandLine(input);
  return split.ok ? catchRefusal(() => parseWords(split.words, options)) : split;
}

function parseWords([program = '', ...tokens]: readonly string[], {env = {}}: ParseOptions): ParseResult {
  if (program !== brand.cli) refuse('command_unknown', {input: program}, 'commands start with "aloft"');
  const {node, positionals, flags, rest, help} = readWords(tokens);
  if (help) return {ok: true, kind: 'help', path: node.path};
  const {command} = node;
  if (!command) {
    const [unknown] = positionals;
    if (unknown === undefined) {
      if (node === grammar) return {ok: true, kind: 'help', path: []};
      const verbs = [...node.children.keys()].join(', ');
      refuse('command_missing', {command: [brand.cli, ...node.path].join(' '), verbs});
    }
    if (node === grammar && unknown === 'help') {
      return {ok: true, kind: 'help', path: findHelpPath(positionals.slice(1))};
    }
    failUnknownCommand(node, unknown);
  }
  const [surplus] = positionals;
  if (surplus !== undefined && command.args.length === 0 && node.children.size > 0) failUnknownCommand(node, surplus);
  const {values, given} = bindFlags(command, flags, env);
  const args = bindArguments(command, positionals, rest);
  return {
    ok: true,
    kind: 'command',
    invocation: {command, path: command.path, args, flags: values as ParsedInvocation['flags'], given},
  };
}

/** A flag before its value is parsed. */
export interface RawFlag {
  readonly flag: Flag;
  readonly text: string;
}

/** The words of a command line by their role. */
interface SortedWords {
  /** The node that the words resolve to. */
  readonly node: GrammarNode;
  readonly positionals: readonly string[];
  readonly flags: readonly RawFlag[];
  /** Words after `--`. */
  readonly rest: readonly string[];
  readonly help: boolean;
}

/** Splits words into a command's path, arguments and flags. The program's name is not included. */
export function readWords(tokens: readonly string[]): SortedWords {
  const roles = labelWords([brand.cli, ...tokens]).roles.slice(1);
  let node = grammar;
  const positionals: string[] = [];
  const flags: RawFlag[] = [];
  let rest: readonly string[] = [];
  let help = false;
  const seen = new Set<Flag>();
  const add = (flag: Flag, text: string): void => {
    if (seen.has(flag) && !flag.repeatable) refuse('flag_repeated', {flag: flag.name});
    seen.add(flag);
    flags.push({flag, text});
    if (flag.name === 'help' && text === 'true') help = true;
  };

  for (const [index, role] of roles.entries()) {
    const token = tokens[index]!;
    if (role.kind === 'separator') {
      rest = tokens.slice(index + 1);
      break;
    }
    // Behind `help`, words name another command, whose flags don't apply.
    if (role.kind === 'command' && positionals.length === 0) node = role.node;
    else if (role.kind !== 'flag' && role.kind !== 'value') positionals.push(token);
    if (role.kind !== 'flag') continue;
    const isLong = token.startsWith('--');
    const isNegative = isLong && role.known && !token.startsWith(`--${role.flags[0]!.name}`);
    const isKnown = role.known && !(isNegative && role.value !== undefined);
    const isHelp = positionals[0] === 'help' && role.flags.some((flag) => !globalFlags.includes(flag));
    const own = isKnown || !isLong ? role.flags : [];
    for (const flag of isKnown ? own.slice(0, -1) : own) add(flag, 'true');
    const last = own.at(-1);
    if (!isKnown || !last || isHelp) {
      if (help) break;
      failUnknown(node, isLong ? token.replace(/=[^]*$/, '') : token);
    } else if (last.type === 'boolean') add(last, role.value ?? (isNegative ? 'false' : 'true'));
    else if (role.value !== undefined) add(last, role.value);
    else if (roles[index + 1]?.kind === 'value') add(last, tokens[index + 1]!);
    else refuse('flag_value_missing', {flag: last.name, placeholder: flagPlaceholder(last)});
  }
  return {node, positionals, flags, rest, help};
}

function failUnknown(node: GrammarNode, written: string): never {
  const names = allFlags(node.command).map(({name}) => name);
  const meant = suggest(written.replace(/^-+/, ''), names);
  const command = [brand.cli, ...node.path].join(' ');
  return refuse('flag_unknown', {flag: sanitizeText(written), command}, meant && `did you mean "--${meant}"?`);
}

/** Words of other tools, by the equivalent here. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  list: ['ls', 'ps'],
  get: ['show', 'describe', 'info', 'inspect'],
  create: ['add', 'new', 'run'],
  set: ['add'],
  delete: ['rm', 'remove', 'destroy'],
  unset: ['rm', 'remove'],
  update: ['edit', 'set'],
  exec: ['ssh', 'shell', 'console'],
  'port-forward': ['forward', 'proxy'],
  cp: ['copy'],
  flash: ['standby'],
  deploy: ['run', 'up', 'launch', 'push'],
  init: ['launch'],
  resize: ['expand'],
  use: ['switch', 'select'],
  login: ['signin'],
  logout: ['signout'],
  schema: ['validate'],
  certificate: ['domain'],
  volume: ['disk'],
};

function findSynonym(node: GrammarNode, word: string): string | undefined {
  return Object.keys(synonyms).find((verb) => synonyms[verb]!.includes(word) && node.children.has(verb));
}

/** Nouns with a verb of this name, because `aloft list` may mean `aloft app list`. */
function findNounsWith(verb: string): readonly string[] {
  return [...grammar.children].flatMap(([noun, node]) => (node.children.has(verb) ? [noun] : []));
}

/** Refuses an unknown word, with the closest known word. */
function failUnknownCommand(node: GrammarNode, word: string): never {
  const prefix = [brand.cli, ...node.path].join(' ');
  const forms = nouns.flatMap((noun) => (node.children.has(noun.name) ? [noun.plural, noun.short] : []));
  const candidates = [...node.children.keys(), ...forms.filter((form) => form !== undefined)];
  const meant = findSynonym(node, word) ?? suggest(word, candidates);
  const params = {input: sanitizeText([...node.path, word].join(' '))};
  if (meant) refuse('command_unknown', params, `did you mean "${prefix} ${meant}"?`);
  const owners = node === grammar ? findNounsWith(word) : [];
  const calls = owners.map((noun) => `"aloft ${noun} ${word}"`).join(', ');
  if (calls) refuse('command_unknown', params, `use a noun first: ${calls}`);
  return refuse('command_unknown', params, node === grammar ? undefined : `run "${prefix} --help" for its commands`);
}

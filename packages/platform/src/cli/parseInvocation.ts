import {brand} from '../brand';
import {type CliError, createError, type ErrorCode, type ErrorParams} from '../errors/catalog';
import {definedKinds} from '../resources';
import {createRecord, sanitizeText, suggest} from '../values/text';
import {allFlags, commandUsage, grammar, type GrammarNode, nouns} from './grammar';
import {labelWords} from './labelWords';
import {splitCommandLine} from './splitCommandLine';
import type {Argument, Command, Flag, ParsedInvocation, ParsedValue, ParseResult} from './types';
import {flagPlaceholder, parseValue, type ValueType} from './valueTypes';

/** A mistake in a command line, and the index of the word that causes it. */
class Refusal extends Error {
  constructor(
    readonly error: CliError,
    readonly at?: number,
  ) {
    super(error.code);
  }
}

function refuse(code: ErrorCode, params: ErrorParams, at?: number, hint?: string): never {
  throw new Refusal(createError(code, params, hint), at);
}

/** Environment variables. Only those that flags name are read. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses a command line as the CLI does. `input` is a line or the list of its words; both begin with `aloft`. Any input
 * results in a command, a request for help, or an error with exit code 2. Never throws; linear in the length.
 */
export function parseInvocation(input: string | readonly string[], env: Environment = {}): ParseResult {
  const split = typeof input === 'string' ? splitCommandLine(input) : {ok: true as const, words: input};
  if (!split.ok) return split;
  try {
    return parseWords(split.words, env);
  } catch (error) {
    if (error instanceof Refusal) return {ok: false, error: error.error, at: error.at};
    throw error;
  }
}

/** A text of the command line, the environment or a default, with its index if it's a word. */
interface Text {
  readonly text: string;
  readonly at?: number;
}

function parseWords(words: readonly string[], env: Environment): ParseResult {
  const [program = ''] = words;
  if (program !== brand.cli) refuse('command_unknown', {input: program}, 0, 'commands start with "aloft"');
  const {roles, node, isHelp, command} = labelWords(words);
  const texts: Text[] = [];
  const given = new Map<string, Text[]>();
  let current = grammar;
  const isHelpGiven = () => given.get('help')?.[0]?.text === 'true';
  const add = ({name, repeatable}: Flag, text: string, at: number, word = at): void => {
    const before = given.get(name);
    if (before && !repeatable) refuse('flag_repeated', {flag: name}, word);
    if (before) before.push({text, at});
    else given.set(name, [{text, at}]);
  };

  for (const [at, role] of roles.entries()) {
    const word = words[at]!;
    if (role.kind === 'argument') texts.push({text: word, at});
    if (role.kind === 'command' && !isHelp) current = role.node;
    if (role.kind !== 'flag') continue;
    const isLong = word.startsWith('--');
    const {known, value} = role;
    const own = known || !isLong ? role.flags : [];
    for (const flag of known ? own.slice(0, -1) : own) add(flag, 'true', at);
    const last = own.at(-1);
    if (!known || !last) {
      if (isHelpGiven()) break;
      failUnknownFlag(current, isLong ? word.replace(/=[^]*$/, '') : word, at);
    }
    if (value !== undefined || last.type === 'boolean') add(last, value ?? 'true', at);
    else if (roles[at + 1]?.kind === 'value') add(last, words[at + 1]!, at + 1, at);
    else refuse('flag_value_missing', {flag: last.name, placeholder: flagPlaceholder(last)}, at);
  }
  if (isHelp || isHelpGiven()) return {ok: true, kind: 'help', path: node.path};
  const [first] = texts;
  if (first && (!command || (command.args.length === 0 && node.children.size > 0))) failUnknownCommand(node, first);
  if (!command && node === grammar) return {ok: true, kind: 'help', path: []};
  if (!command) {
    const verbs = [...node.children.keys()].join(', ');
    return refuse('command_missing', {command: nameOf(node), verbs});
  }
  const flags = bindFlags(command, given, env) as ParsedInvocation['flags'];
  const args = bindArguments(command, texts);
  return {ok: true, kind: 'command', invocation: {command, args, flags, given: [...given.keys()]}};
}

type Values = Readonly<Record<string, ParsedValue>>;

const nameOf = ({path}: Pick<Command, 'path'>): string => [brand.cli, ...path].join(' ');

/** Assigns texts to a command's arguments. */
function bindArguments(command: Command, texts: readonly Text[]): Values {
  const usage = commandUsage(command);
  const values = createRecord<ParsedValue>();
  let used = 0;
  for (const argument of command.args) {
    const own = argument.variadic ? texts.slice(used) : texts.slice(used, used + 1);
    used += own.length;
    if (argument.required && own.length === 0) {
      const params = {command: nameOf(command), argument: argument.name, usage};
      refuse('argument_missing', params, undefined, `usage: ${usage}`);
    }
    assign(values, command, argument, own, argument.variadic);
  }
  const extra = texts[used];
  if (extra)
    refuse('argument_unexpected', {command: nameOf(command), value: sanitizeText(extra.text), usage}, extra.at);
  return values;
}

/** Resolves every flag of a command from the command line, the environment or the default, in this order. */
function bindFlags(command: Command, given: ReadonlyMap<string, readonly Text[]>, env: Environment): Values {
  const values = createRecord<ParsedValue>();
  const failMissing = (flag: string) =>
    refuse('flag_missing', {command: nameOf(command), flag, usage: commandUsage(command)});

  for (const flag of allFlags(command)) {
    const own = given.get(flag.name);
    const other = own && flag.conflicts?.find((name) => given.has(name));
    if (other) refuse('flags_conflict', {flag: flag.name, other}, own[0]?.at);
    const partner = own && flag.requires?.find((name) => !given.has(name));
    if (partner) failMissing(partner);
    const fallback = (flag.env !== undefined && Object.hasOwn(env, flag.env) && env[flag.env]) || flag.default;
    if (!own && flag.required && !fallback) failMissing(flag.name);
    assign(values, command, flag, own ?? (fallback === undefined ? [] : [{text: fallback}]), flag.repeatable);
  }
  return values;
}

/** Parses the values of an argument or flag. Without a list, the last one counts, and there may be none. */
function assign(
  values: Record<string, ParsedValue>,
  command: Command,
  spec: Argument | Flag,
  texts: readonly Text[],
  isList = false,
): void {
  const parsed = texts.map(({text, at}) => {
    const result = parseValue(text, spec);
    return result.ok ? result.value : failInvalid(command, spec, text, result.reason, at);
  });
  const value = spec.type === 'keyValue' ? toRecord(parsed as string[]) : isList ? (parsed as string[]) : parsed.at(-1);
  if (value !== undefined) values[spec.name] = value;
}

/** `KEY=VALUE` pairs as a record; a later pair wins. */
function toRecord(pairs: readonly string[]): Readonly<Record<string, string>> {
  const record = createRecord<string>();
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    record[pair.slice(0, at)] = pair.slice(at + 1);
  }
  return record;
}

const invalidCodes: Partial<Record<ValueType, ErrorCode>> = {
  name: 'name_invalid',
  machine: 'name_invalid',
  hostname: 'hostname_invalid',
};

function failInvalid(command: Command, spec: Argument | Flag, text: string, reason: string, at?: number): never {
  const value = sanitizeText(text);
  const isFlag = /^[a-z]/.test(spec.name);
  const own = {value, name: value, hostname: value, reason, kind: kindOf(command, spec, isFlag)};
  const place = {argument: spec.name, flag: spec.name, command: nameOf(command), usage: commandUsage(command)};
  const code = invalidCodes[spec.type] ?? (isFlag ? 'flag_value_invalid' : 'argument_invalid');
  return refuse(code, {...own, ...place}, at);
}

/** Kind of the resource that a value names: the command's noun for `NAME`, otherwise the name of the argument or flag. */
function kindOf({path, group}: Command, {name}: Argument | Flag, isFlag: boolean): string {
  if (isFlag) return definedKinds.find((kind) => kind === name) ?? 'resource';
  if (name !== 'NAME') return name.toLowerCase();
  return path.length > 2 ? path[1]! : group === 'project' ? 'app' : path[0]!;
}

function failUnknownFlag(node: GrammarNode, written: string, at: number): never {
  const names = allFlags(node.command).map(({name}) => name);
  const meant = suggest(written.replace(/^-+/, ''), names);
  const params = {flag: sanitizeText(written), command: nameOf(node)};
  return refuse('flag_unknown', params, at, meant && `did you mean "--${meant}"?`);
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

/** Refuses an unknown word, with the closest known word. */
function failUnknownCommand(node: GrammarNode, {text: word, at}: Text): never {
  const verbs = [...node.children.keys()];
  const forms = nouns.flatMap(({name, plural, short}) => (node.children.has(name) ? [plural, short] : []));
  const synonym = Object.keys(synonyms).find((verb) => synonyms[verb]!.includes(word) && node.children.has(verb));
  const meant = synonym ?? suggest(word, [...verbs, ...forms.filter((form) => form !== undefined)]);
  // `aloft list` may mean `aloft app list`.
  const owners = verbs.filter((noun) => node === grammar && node.children.get(noun)!.children.has(word));
  const calls = owners.map((noun) => `"aloft ${noun} ${word}"`).join(', ');
  const help = node === grammar ? undefined : `run "${nameOf(node)} --help" for its commands`;
  const hint = meant ? `did you mean "${nameOf(node)} ${meant}"?` : calls ? `use a noun first: ${calls}` : help;
  return refuse('command_unknown', {input: sanitizeText([...node.path, word].join(' '))}, at, hint);
}

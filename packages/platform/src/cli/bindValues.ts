import {createError, type ErrorCode, type ErrorParams} from '../errors/catalog';
import type {Argument, CliError, Command, Flag, ParsedValue} from './types';
import {brand} from '../brand';
import {createRecord, sanitizeText} from '../values/text';
import {allFlags, commandUsage} from './grammar';
import type {RawFlag} from './parseInvocation';
import {parseValue, type ValueType} from './valueTypes';

/** A mistake in a command line. */
class Refusal extends Error {
  constructor(readonly error: CliError) {
    super(error.code);
  }
}

/** Ends the parsing of a command line with an error. */
export function refuse(code: ErrorCode, params: ErrorParams, hint?: string): never {
  throw new Refusal(createError(code, params, hint));
}

/** What `parse` returns, or the error that it ends with. */
export function catchRefusal<Result>(parse: () => Result): Result | {readonly ok: false; readonly error: CliError} {
  try {
    return parse();
  } catch (error) {
    if (error instanceof Refusal) return {ok: false, error: error.error};
    throw error;
  }
}

type Values = Readonly<Record<string, ParsedValue>>;

const nameOf = ({path}: Command): string => [brand.cli, ...path].join(' ');

/** Assigns words to a command's arguments. Words after `--` come last. */
export function bindArguments(command: Command, positionals: readonly string[], rest: readonly string[]): Values {
  const words = rest.length > 0 ? [...positionals, ...rest] : positionals;
  const usage = commandUsage(command);
  const values = createRecord<ParsedValue>();
  let used = 0;
  for (const argument of command.args) {
    const texts = argument.variadic ? words.slice(used) : words.slice(used, used + 1);
    used += texts.length;
    if (argument.required && texts.length === 0)
      refuse('argument_missing', {command: nameOf(command), argument: argument.name, usage}, `usage: ${usage}`);
    assign(values, command, argument, texts, argument.variadic);
  }
  const extra = words[used];
  if (extra !== undefined) refuse('argument_unexpected', {command: nameOf(command), value: sanitizeText(extra), usage});
  return values;
}

/** Resolves every flag of a command from the command line, the environment or the default, in this order. */
export function bindFlags(
  command: Command,
  raw: readonly RawFlag[],
  env: Readonly<Record<string, string | undefined>>,
): {readonly values: Values; readonly given: readonly string[]} {
  const values = createRecord<ParsedValue>();
  const texts = new Map<string, string[]>();
  for (const {flag, text} of raw) {
    const list = texts.get(flag.name);
    if (list) list.push(text);
    else texts.set(flag.name, [text]);
  }
  const failMissing = (flag: string) =>
    refuse('flag_missing', {command: nameOf(command), flag, usage: commandUsage(command)});

  for (const flag of allFlags(command)) {
    const list = texts.get(flag.name);
    const other = list && flag.conflicts?.find((name) => texts.has(name));
    if (other) refuse('flags_conflict', {flag: flag.name, other});
    const partner = list && flag.requires?.find((name) => !texts.has(name));
    if (partner) failMissing(partner);
    const fallback = (flag.env !== undefined && Object.hasOwn(env, flag.env) && env[flag.env]) || flag.default;
    if (!list && flag.required && !fallback) failMissing(flag.name);
    const written = list ?? (fallback === undefined ? [] : [fallback]);
    assign(values, command, flag, written, flag.repeatable);
  }
  return {values, given: [...texts.keys()]};
}

/** Parses the values of an argument or flag. Without a list, the last one counts, and there may be none. */
function assign(
  values: Record<string, ParsedValue>,
  command: Command,
  spec: Argument | Flag,
  texts: readonly string[],
  isList = false,
): void {
  const parsed = texts.map((text) => {
    const result = parseValue(text, spec);
    return result.ok ? result.value : failInvalid(command, spec, text, result.reason);
  });
  const value = spec.type === 'keyValue' ? toRecord(parsed as string[]) : isList ? (parsed as string[]) : parsed.at(-1);
  if (value !== undefined) values[spec.name] = value;
}

const invalidCodes: Partial<Record<ValueType, ErrorCode>> = {
  name: 'name_invalid',
  machine: 'name_invalid',
  hostname: 'hostname_invalid',
};
const resourceKinds = new Set(['app', 'machine', 'service', 'volume', 'certificate', 'namespace', 'snapshot']);

function failInvalid(command: Command, spec: Argument | Flag, text: string, reason: string): never {
  const value = sanitizeText(text);
  const isFlag = /^[a-z]/.test(spec.name);
  const own = {value, name: value, hostname: value, reason, kind: kindOf(command, spec, isFlag)};
  const place = {argument: spec.name, flag: spec.name, command: nameOf(command), usage: commandUsage(command)};
  return refuse(invalidCodes[spec.type] ?? (isFlag ? 'flag_value_invalid' : 'argument_invalid'), {...own, ...place});
}

/** Kind of the resource that a value names: the command's noun for `NAME`, otherwise the name of the argument or flag. */
function kindOf({path, group}: Command, {name}: Argument | Flag, isFlag: boolean): string {
  if (isFlag) return resourceKinds.has(name) ? name : 'resource';
  if (name !== 'NAME') return name.toLowerCase();
  return path.length > 2 ? path[1]! : group === 'project' ? 'app' : path[0]!;
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

import {brand} from '../brand';
import {createError, type ErrorCode} from '../errors/catalog';
import {createRecord, sanitizeText} from '../values/untrusted';
import {allFlags, commandUsage} from './grammar';
import {parseValue} from './parseValue';
import type {RawFlag} from './readWords';
import type {CliError, Command, Flag, ParsedValue} from './types';

type Bound =
  | {readonly ok: true; readonly values: Readonly<Record<string, ParsedValue>>; readonly given: readonly string[]}
  | {readonly ok: false; readonly error: CliError};

const resourceKinds = new Set(['app', 'machine', 'service', 'volume', 'certificate', 'namespace', 'snapshot']);

function describeInvalid(command: Command, flag: Flag, text: string, reason: string): CliError {
  const value = sanitizeText(text);
  const codes: Partial<Record<Flag['type'], ErrorCode>> = {
    name: 'name_invalid',
    machine: 'name_invalid',
    hostname: 'hostname_invalid',
  };
  const kind = resourceKinds.has(flag.name) ? flag.name : 'resource';
  const params = {
    value,
    name: value,
    hostname: value,
    kind,
    reason,
    flag: flag.name,
    command: [brand.cli, ...command.path].join(' '),
  };
  return createError(codes[flag.type] ?? 'flag_value_invalid', params);
}

function failMissing(command: Command, flag: string): CliError {
  return createError('flag_missing', {
    command: [brand.cli, ...command.path].join(' '),
    flag,
    usage: commandUsage(command),
  });
}

/** Resolves every flag of a command from the command line, the environment or the default, in this order. */
export function bindFlags(
  command: Command,
  raw: readonly RawFlag[],
  env: Readonly<Record<string, string | undefined>>,
): Bound {
  const values = createRecord<ParsedValue>();
  const texts = new Map<string, string[]>();
  for (const {flag, text} of raw) {
    const list = texts.get(flag.name);
    if (list) list.push(text);
    else texts.set(flag.name, [text]);
  }
  const given = [...texts.keys()];

  for (const flag of allFlags(command)) {
    let list = texts.get(flag.name);
    const other = list && flag.conflicts?.find((name) => texts.has(name));
    if (other) return {ok: false, error: createError('flags_conflict', {flag: flag.name, other})};
    const partner = list && flag.requires?.find((name) => !texts.has(name));
    if (partner) return {ok: false, error: failMissing(command, partner)};
    const fallback = (flag.env !== undefined && Object.hasOwn(env, flag.env) && env[flag.env]) || flag.default;
    if (!list && flag.required && !fallback) {
      return {ok: false, error: failMissing(command, flag.name)};
    }
    list ??= fallback === undefined ? undefined : [fallback];
    if (!list) continue;
    const parsed: (string | number | boolean)[] = [];
    for (const text of list) {
      const value = parseValue(text, flag);
      if (!value.ok) return {ok: false, error: describeInvalid(command, flag, text, value.reason)};
      parsed.push(value.value);
    }
    values[flag.name] = combine(flag, parsed);
  }
  return {ok: true, values, given};
}

function combine(flag: Flag, parsed: readonly (string | number | boolean)[]): ParsedValue {
  if (flag.type === 'keyValue') return toRecord(parsed as readonly string[]);
  if (flag.repeatable) return parsed as readonly (string | number)[];
  return parsed.at(-1)!;
}

/** `KEY=VALUE` pairs as a record; a later pair wins. */
export function toRecord(pairs: readonly string[]): Readonly<Record<string, string>> {
  const record = createRecord<string>();
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    record[pair.slice(0, at)] = pair.slice(at + 1);
  }
  return record;
}

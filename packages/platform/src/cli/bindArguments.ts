import {brand} from '../brand';
import {createError, type ErrorCode} from '../errors/catalog';
import {createRecord, sanitizeText} from '../values/untrusted';
import {toRecord} from './bindFlags';
import {commandUsage} from './grammar';
import {parseValue} from './parseValue';
import type {Argument, CliError, Command, ParsedValue} from './types';

type Bound =
  | {readonly ok: true; readonly values: Readonly<Record<string, ParsedValue>>}
  | {readonly ok: false; readonly error: CliError};

/** Kind of the resource that an argument names: the command's noun for `NAME`, otherwise the argument's name. */
function kindOf(command: Command, argument: Argument): string {
  if (argument.name !== 'NAME') return argument.name.toLowerCase();
  return command.path.length > 2 ? command.path[1]! : command.group === 'project' ? 'app' : command.path[0]!;
}

function describeInvalid(command: Command, argument: Argument, text: string, reason: string): CliError {
  const codes: Partial<Record<Argument['type'], ErrorCode>> = {
    name: 'name_invalid',
    machine: 'name_invalid',
    hostname: 'hostname_invalid',
  };
  const value = sanitizeText(text);
  return createError(codes[argument.type] ?? 'argument_invalid', {
    value,
    name: value,
    hostname: value,
    kind: kindOf(command, argument),
    argument: argument.name,
    reason,
    usage: commandUsage(command),
  });
}

/** Assigns words to a command's arguments. Words after `--` come last. */
export function bindArguments(command: Command, positionals: readonly string[], rest: readonly string[]): Bound {
  const words = rest.length > 0 ? [...positionals, ...rest] : positionals;
  const name = [brand.cli, ...command.path].join(' ');
  const usage = commandUsage(command);
  const values = createRecord<ParsedValue>();
  let used = 0;
  for (const argument of command.args) {
    const texts = argument.variadic ? words.slice(used) : words.slice(used, used + 1);
    used += texts.length;
    if (texts.length === 0) {
      if (!argument.required) continue;
      return {
        ok: false,
        error: createError('argument_missing', {command: name, argument: argument.name, usage}, `usage: ${usage}`),
      };
    }
    const parsed: (string | number)[] = [];
    for (const text of texts) {
      const value = parseValue(text, argument);
      if (!value.ok) return {ok: false, error: describeInvalid(command, argument, text, value.reason)};
      parsed.push(value.value as string | number);
    }
    if (argument.type === 'keyValue') values[argument.name] = toRecord(parsed as string[]);
    else values[argument.name] = argument.variadic ? parsed : parsed[0]!;
  }
  const extra = words[used];
  if (extra === undefined) return {ok: true, values};
  return {ok: false, error: createError('argument_unexpected', {command: name, value: sanitizeText(extra), usage})};
}

import {type ApiOperation, findBodyField, listQueryParameters} from '@aloft/platform/api';
import {brand} from '@aloft/platform/brand';
import {type Command, type Flag, quoteWords} from '@aloft/platform/cli';
import {commandsById, globalFlags} from '@aloft/platform/commands';
import {formatDuration, isObject} from '@aloft/platform/values';
import type {View} from '../context';
import {pick} from '../resources';
import type {SimulatorState} from '../state/types';

export interface ApiRequest {
  readonly operation: ApiOperation;
  readonly params: Readonly<Record<string, string>>;
  /** Parameters of the query, without those of pages. */
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly body: View;
}

/** Ends a request that the operation doesn't accept. */
export type Reject = (reason: string) => never;

const isText = (value: unknown): value is string => typeof value === 'string';

/** What a field of a type must be. Other types are strings. */
const checks: Readonly<Record<string, readonly [expected: string, isValid: (value: unknown) => boolean]>> = {
  integer: ['a whole number', Number.isInteger],
  boolean: ['true or false', (value) => typeof value === 'boolean'],
  list: ['a list of strings', (value) => Array.isArray(value) && value.every(isText)],
  map: ['an object of strings', (value) => isObject(value) && Object.values(value).every(isText)],
  object: ['an object', isObject],
};

/** Reads a body into its fields by dotted path. */
function readFields({operation, body}: ApiRequest, reject: Reject): Map<string, unknown> {
  const {body: declared = [], required = []} = operation;
  const fields = new Map<string, unknown>();
  const read = (node: View, parent: string) => {
    for (const [name, value] of Object.entries(node)) {
      const path = parent + name;
      const field = declared.find((one) => one.path === path);
      const isParent = declared.some((one) => one.path.startsWith(`${path}.`));
      if (!field && !isParent) reject(`there is no field "${path}"`);
      const type = isParent || path === 'manifest' ? 'object' : field!.type;
      const [expected, isValid] = checks[type] ?? ['a string', isText];
      if (!isValid(value)) reject(`"${path}" must be ${expected}`);
      if (field) fields.set(path, value);
      else read(value as View, `${path}.`);
    }
  };
  read(body, '');
  const missing = required.find((path) => !fields.has(path));
  if (missing !== undefined) reject(`the field "${missing}" is required`);
  return fields;
}

const isRedirect = (listener: string): boolean => listener.includes(':redirect/');

/** The values of a flag that has the effect of a body field, apart from those of files. */
function listValues({name, repeatable}: Flag, value: unknown, {flags}: Command, hostnames: string[], now: number) {
  const list = Array.isArray(value) ? value.map(String) : [];
  if (name === 'redirect-http') return [String(list.some(isRedirect))];
  if (name === 'port' && flags.some((flag) => flag.name === 'redirect-http'))
    return list.filter((listener) => !isRedirect(listener));
  if (name === 'remove-hostname') return hostnames.filter((hostname) => !list.includes(hostname));
  // A body has the end of a period, and a flag its length.
  if (name === 'expires') return [formatDuration(1000 * Math.ceil((Date.parse(String(value)) - now) / 1000))];
  if (isObject(value)) return Object.entries(value).map(([key, text]) => `${key}=${String(text)}`);
  return repeatable ? list : [Array.isArray(value) ? quoteWords(list) : String(value)];
}

/**
 * Writes the command line that has the effect of a request. For an operation without one, it's the command that reads
 * the namespace.
 *
 * @returns its words, and the texts of the files that they name, by field
 */
export function toCommandLine(
  {namespaces, now}: SimulatorState,
  request: ApiRequest,
  reject: Reject,
): {words: string[]; files: Record<string, string>} {
  const {operation, params, query} = request;
  const {command = commandsById['namespace get'] as Command} = operation;
  const parameters = listQueryParameters(operation);
  const unknown = Object.keys(query).find((name) => !parameters.some((parameter) => parameter.name === name));
  if (unknown !== undefined) reject(`there is no query parameter "${unknown}"`);
  const fields = readFields(request, reject);
  const manifest = fields.get('manifest');
  if (isObject(manifest) && manifest.app !== params.app)
    reject(`"manifest.app" must be "${params.app}", as in the path`);

  const isGlobal = (name: string): boolean => name === 'namespace' && command.path[0] !== name;
  // Those that remain after the arguments are flags.
  const names = Object.keys(params).filter((name) => !isGlobal(name));
  const positional = command.args.flatMap(({name, type, variadic}) => {
    const value = params[names.shift() ?? ''] ?? fields.get(name.toLowerCase()) ?? fields.get('name');
    if (type === 'keyValue') return `${String(value)}=${String(fields.get('value'))}`;
    if (variadic && Array.isArray(value)) return ['--', ...(value as string[])];
    return value === undefined ? [] : String(value);
  });

  const files: Record<string, string> = {};
  // Those in the body replace the current ones.
  const {hostnames = []} = pick(pick(namespaces, params.namespace ?? '')?.services ?? {}, params.service ?? '') ?? {};
  const valuesOf = (flag: Flag): readonly string[] => {
    // A request doesn't wait for what continues in the background.
    if (flag.name === 'wait') return flag.default === 'true' ? ['false'] : [];
    // Pages limit the list.
    if (flag.name === 'limit') return [flag.max ?? ''];
    const field = findBodyField(operation, flag) ?? '';
    const value = fields.get(field) ?? (names.includes(flag.name) ? params[flag.name] : undefined);
    const parameter = parameters.find((one) => one.flag === flag);
    if (value === undefined) return (parameter && query[parameter.name]) ?? [];
    if (flag.type !== 'path') return listValues(flag, value, command, hostnames, now);
    files[field] = isText(value) ? value : JSON.stringify(value);
    return [field];
  };
  const options = command.flags.flatMap((flag) => valuesOf(flag).map((value) => `--${flag.name}=${value}`));
  const global = globalFlags.flatMap(({name}) => {
    const value = fields.get(name) ?? (isGlobal(name) ? params[name] : undefined);
    return isText(value) ? `--${name}=${value}` : [];
  });
  return {words: [brand.cli, ...command.path, ...options, ...global, ...positional], files};
}

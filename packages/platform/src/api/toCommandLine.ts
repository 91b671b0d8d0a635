import {brand} from '../brand';
import {globalFlags} from '../cli/globalFlags';
import type {Command, Flag} from '../cli/types';
import type {FieldType} from '../resources/types';
import {formatDuration, isObject} from '../values';
import {findBodyField, listQueryParameters} from './options';
import type {ApiOperation} from './types';

type Body = Readonly<Record<string, unknown>>;

/** Values of a request. */
export interface ApiRequest {
  /** Parameters of the path, by name. */
  readonly params: Readonly<Record<string, string>>;
  /** Parameters of the query, without those of pages. */
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly body: Body;
}

/** What the meaning of a request depends on. */
export interface RequestContext {
  /** Ms since the epoch, because a body has the end of a period, and a flag its length. */
  readonly now: number;
  /** Hostnames of the resource, which those in the body replace. */
  readonly hostnames?: readonly string[];
}

/** The command of the CLI that has the effect of a request. */
export interface CommandLine {
  readonly words: readonly string[];
  /** Texts of the files that the words name, by field. */
  readonly files: Readonly<Record<string, string>>;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What a field of a type must be. Other types are strings. */
const checks: Partial<Record<FieldType, readonly [expected: string, isValid: (value: unknown) => boolean]>> = {
  integer: ['a whole number', Number.isInteger],
  boolean: ['true or false', (value) => typeof value === 'boolean'],
  list: ['a list of strings', (value) => Array.isArray(value) && value.every(isText)],
  map: ['an object of strings', (value) => isObject(value) && Object.values(value).every(isText)],
};

/** Reads a body into its fields by dotted path, or finds what's wrong with it. */
function readFields({body: declared = [], required = []}: ApiOperation, body: Body): Map<string, unknown> | string {
  const fields = new Map<string, unknown>();
  const read = (node: Body, parent: string): string | undefined => {
    for (const [name, value] of Object.entries(node)) {
      const path = parent + name;
      const field = declared.find((one) => one.path === path);
      const isParent = declared.some((one) => one.path.startsWith(`${path}.`));
      if (!field && !isParent) return `there is no field "${path}"`;
      const [expected, isValid] =
        isParent || path === 'manifest'
          ? ['an object', isObject]
          : (checks[field?.type ?? 'string'] ?? ['a string', isText]);
      if (!isValid(value)) return `"${path}" must be ${expected}`;
      if (field) fields.set(path, value);
      const problem = field ? undefined : read(value as Body, `${path}.`);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
  const problem = read(body, '');
  const missing = required.find((path) => !fields.has(path));
  return problem ?? (missing === undefined ? fields : `the field "${missing}" is required`);
}

/** Quotes words for a shell. */
export function quoteWords(words: readonly string[]): string {
  return words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ');
}

const isRedirect = (listener: string): boolean => listener.includes(':redirect/');

/** The values of a flag that has the effect of a body field, apart from those of files. */
function listValues({name, repeatable}: Flag, value: unknown, {flags}: Command, context: RequestContext): string[] {
  const list = Array.isArray(value) ? value.map(String) : [];
  const {now, hostnames = []} = context;
  if (name === 'redirect-http') return [String(list.some(isRedirect))];
  if (name === 'port' && flags.some((flag) => flag.name === 'redirect-http'))
    return list.filter((listener) => !isRedirect(listener));
  if (name === 'remove-hostname') return hostnames.filter((hostname) => !list.includes(hostname));
  if (name === 'expires') return [formatDuration(1000 * Math.ceil((Date.parse(String(value)) - now) / 1000))];
  if (isObject(value)) return Object.entries(value).map(([key, text]) => `${key}=${String(text)}`);
  if (repeatable) return list;
  return [Array.isArray(value) ? quoteWords(list) : String(value)];
}

/**
 * Writes the command line that has the effect of a request.
 *
 * @returns what's wrong with the request if the operation doesn't accept it
 */
export function toCommandLine(
  operation: ApiOperation & {readonly command: Command},
  {params, query, body}: ApiRequest,
  context: RequestContext,
): CommandLine | string {
  const {command} = operation;
  const {args, flags} = command;
  const parameters = listQueryParameters(operation);
  const unknown = Object.keys(query).find((name) => !parameters.some((parameter) => parameter.name === name));
  if (unknown !== undefined) return `there is no query parameter "${unknown}"`;
  const fields = readFields(operation, body);
  if (typeof fields === 'string') return fields;
  const manifest = fields.get('manifest');
  if (isObject(manifest) && manifest.app !== params.app)
    return `"manifest.app" must be "${params.app}", as in the path`;

  const isGlobal = (name: string): boolean => name === 'namespace' && command.path[0] !== name;
  // Those that remain after the arguments are flags.
  const names = Object.keys(params).filter((name) => !isGlobal(name));
  const positional = args.flatMap(({name, type, variadic}) => {
    const value = params[names.shift() ?? ''] ?? fields.get(name.toLowerCase()) ?? fields.get('name');
    if (type === 'keyValue') return `${String(value)}=${String(fields.get('value'))}`;
    if (variadic && Array.isArray(value)) return ['--', ...(value as string[])];
    return value === undefined ? [] : String(value);
  });

  const files: Record<string, string> = {};
  const write = (name: string, values: readonly string[]): string[] => values.map((value) => `--${name}=${value}`);
  const options = flags.flatMap((flag) => {
    if (flag.name === 'wait') return flag.default === 'true' ? ['--no-wait'] : [];
    // Pages limit the list.
    if (flag.name === 'limit') return write(flag.name, [flag.max ?? '']);
    const parameter = parameters.find((one) => one.flag === flag);
    const field = findBodyField(operation, flag) ?? '';
    const value = fields.get(field) ?? (names.includes(flag.name) ? params[flag.name] : undefined);
    if (flag.type === 'path' && value !== undefined) {
      files[field] = isText(value) ? value : JSON.stringify(value);
      return write(flag.name, [field]);
    }
    if (value === undefined) return write(flag.name, (parameter && query[parameter.name]) ?? []);
    return write(flag.name, listValues(flag, value, command, context));
  });
  const global = globalFlags.flatMap(({name}) => {
    const value = fields.get(name) ?? (isGlobal(name) ? params[name] : undefined);
    return isText(value) ? write(name, [value]) : [];
  });
  return {words: [brand.cli, ...command.path, ...options, ...global, ...positional], files};
}

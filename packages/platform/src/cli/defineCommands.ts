import {findResource, requireField, type ResourceKind} from '../resources';
import {type DefaultArguments, defaultArguments} from './commands/sharedFlags';
import {createRequest, type RequestDefinition} from './createRequest';
import type {Argument, Command, CommandAccess, CommandGroup, Flag, OutputColumn} from './types';

type Derived = 'id' | 'path' | 'group' | 'access' | 'args' | 'flags' | 'errors' | 'examples' | 'output' | 'api';

type Column = Omit<OutputColumn, 'header'>;

/** A command as it's defined: without what follows from its words, and without empty lists. */
interface Definition extends Omit<Command, Derived> {
  /** The default is `read` for `GET` requests, `admin` for `DELETE` requests, and otherwise `deploy`. */
  readonly access?: CommandAccess;
  /** By default, a command with a noun has a NAME argument, except for `list`. */
  readonly args?: Command['args'];
  readonly flags?: Command['flags'];
  readonly errors?: Command['errors'];
  /** Lines with their descriptions. */
  readonly examples: Readonly<Record<string, string>>;
  /** Fields of the result's kind, or columns that aren't fields of a kind. The default depends on the verb. */
  readonly output?: readonly string[] | readonly Column[] | false;
  /** The default is true for `delete`. */
  readonly confirms?: true;
  /** By default, a command with a noun has a request. */
  readonly api?: RequestDefinition | false;
}

interface Defined<Id extends string, D extends Definition> extends Command {
  readonly id: Id;
  readonly access: D extends {readonly access: infer Access extends CommandAccess}
    ? Access
    : 'read' | 'deploy' | 'admin';
  readonly args: D extends {readonly args: infer Args extends Command['args']} ? Args : DefaultArguments<Id>;
  readonly flags: D extends {readonly flags: infer Flags extends Command['flags']} ? Flags : readonly [];
  readonly errors: D extends {readonly errors: infer Errors extends Command['errors']} ? Errors : readonly [];
  readonly confirms: Id extends `${string} delete` ? true : D extends {readonly confirms: true} ? true : undefined;
}

type Commands<All> = {readonly [Id in keyof All & string]: All[Id] extends Definition ? Defined<Id, All[Id]> : never};

/**
 * Defines the commands of a group by their words, in the order of the reference. The literal types of their arguments,
 * flags and errors are those of their implementations.
 */
export function defineCommands<const All extends Readonly<Record<string, Definition>>>(
  group: CommandGroup,
  definitions: All,
): Commands<All> {
  const created = Object.entries<Definition>(definitions).map(([id, each]) => [id, createCommand(group, id, each)]);
  return Object.fromEntries(created) as Commands<All>;
}

function createCommand(
  group: CommandGroup,
  id: string,
  {args = defaultArguments(id), flags = [], errors = [], examples, output, api, ...definition}: Definition,
): Command {
  const path = id.split(' ');
  const verb = path.at(-1) ?? '';
  const hasRequest = api === undefined ? path.length > 1 : api !== false;
  const request = hasRequest ? createRequest(path, args, flags, api || {}) : undefined;
  const kind = [request?.result ?? path.at(-2)].flat()[0] as ResourceKind;
  const columns = output ?? (verb === 'get' ? mainFields(kind) : tabular.has(verb) ? tables[kind] : undefined);
  return {
    id,
    path,
    group,
    access: defaultAccess[request?.method ?? ''] ?? 'deploy',
    args: args.map(withoutErrors),
    flags: flags.map(withoutErrors),
    errors: [...args.flatMap(errorsOf), ...errors, ...flags.flatMap(errorsOf)],
    examples: Object.entries(examples).map(([line, description]) => ({line, description})),
    ...definition,
    ...(verb === 'delete' && {confirms: true}),
    ...(columns && {output: columns.map((column) => createColumn(column, kind))}),
    ...(request && {api: request}),
  };
}

/** Fields that the table of a `get` leaves out. */
const minor = new Set([
  ...['namespace', 'labels', 'updatedAt', 'stateChangedAt', 'command', 'exitCode'],
  ...['machine.command', 'machine.env', 'machine.secrets', 'machine.restart'],
]);
const mainFields = (kind: ResourceKind): string[] =>
  (findResource(kind)?.fields ?? []).flatMap(({path}) => (minor.has(path) ? [] : [path]));

/** Verbs with a table of the resources that they list or change. */
const tabular = new Set(['list', 'create', 'update', 'attach', 'detach', 'resize', 'upload', 'renew']);

/** Fields in these tables. */
const tables: Partial<Record<ResourceKind, readonly string[]>> = {
  app: ['name', 'state', 'release', 'machines', 'url', 'createdAt'],
  machine: ['id', 'name', 'app', 'state', 'region', 'vcpus', 'memory', 'createdAt'],
  service: ['name', 'app', 'state', 'visibility', 'address', 'createdAt'],
  volume: ['name', 'state', 'size', 'machine', 'mount', 'snapshots', 'createdAt'],
  snapshot: ['name', 'volume', 'size', 'used', 'createdAt'],
  certificate: ['name', 'state', 'source', 'hostnames', 'expiresAt'],
  namespace: ['name', 'state', 'region', 'apps', 'machines', 'inUse', 'createdAt'],
  token: ['name', 'kind', 'namespace', 'scopes', 'expiresAt', 'lastUsedAt'],
};

const errorsOf = ({errors = []}: Argument | Flag) => errors;
const withoutErrors = <Value extends Argument | Flag>(value: Value): Value => ({...value, errors: undefined});

const defaultAccess: Readonly<Record<string, CommandAccess>> = {GET: 'read', DELETE: 'admin'};

/** Headings that aren't the last word of their field. */
const headings: Readonly<Record<string, string>> = {
  createdAt: 'AGE',
  createdBy: 'BY',
  number: 'RELEASE',
  'flash.mode': 'FLASH MODE',
  'flash.snapshotAt': 'SNAPSHOT AT',
  'machine.flash.mode': 'FLASH MODE',
};

/** A column, by default with a field of the result. `expiresAt` is headed EXPIRES, and `inUse` IN USE. */
function createColumn(column: string | Column, kind: ResourceKind): OutputColumn {
  const own =
    typeof column === 'string' ? {field: column, description: requireField(kind, column).description} : column;
  const name = own.field.split('.').at(-1) ?? '';
  const derived = name.replace(/At$/, '').replace(/[A-Z]/g, ' $&').toUpperCase();
  return {header: headings[own.field] ?? derived, ...own};
}

type SingleValue<V extends Argument | Flag> = V['type'] extends 'boolean'
  ? boolean
  : V['type'] extends 'integer' | 'duration' | 'size'
    ? number
    : V extends {readonly values: readonly (infer Choice)[]}
      ? Choice
      : string;

/** The value of an argument or flag. Without words, a list is empty, and so is a record. */
type ValueOf<V extends Argument | Flag> = V['type'] extends 'keyValue'
  ? Readonly<Record<string, string>>
  : V extends {readonly variadic: true} | {readonly repeatable: true}
    ? readonly SingleValue<V>[]
    : V extends {readonly required: true} | {readonly default: string}
      ? SingleValue<V>
      : SingleValue<V> | undefined;

/** Values of a command's arguments by name. */
export type ArgumentValues<C extends Command> = {readonly [A in C['args'][number] as A['name']]: ValueOf<A>};

/** Long names of a command's own flags. */
export type FlagName<C extends Command> = C['flags'][number]['name'];

/** Values of flags by long name. */
export type FlagValues<Flags extends readonly Flag[]> = {readonly [F in Flags[number] as F['name']]: ValueOf<F>};

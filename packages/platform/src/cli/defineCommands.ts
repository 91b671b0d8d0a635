import {findField, findResource, type ResourceKind} from '../resources';
import {createRequest, type RequestDefinition} from './createRequest';
import type {Argument, Command, CommandAccess, CommandGroup, Flag, OutputColumn} from './types';

type Derived = 'id' | 'path' | 'group' | 'access' | 'args' | 'flags' | 'errors' | 'examples' | 'output' | 'api';

/** A command as it's defined: without what follows from its words, and without empty lists. */
interface Definition extends Omit<Command, Derived> {
  /** The default is `read` for `GET` requests, `admin` for `DELETE` requests, and otherwise `deploy`. */
  readonly access?: CommandAccess;
  readonly args?: Command['args'];
  readonly flags?: Command['flags'];
  readonly errors?: Command['errors'];
  /** Lines with their descriptions. */
  readonly examples: Readonly<Record<string, string>>;
  /** Fields of the result's kind, or columns that aren't fields of a kind. A `get` has most fields by default. */
  readonly output?: readonly string[] | readonly OutputColumn[];
  /** By default, a command with a noun has a request. */
  readonly api?: RequestDefinition | false;
}

interface Defined<Id extends string, D extends Definition> extends Command {
  readonly id: Id;
  readonly access: D extends {readonly access: infer Access extends CommandAccess}
    ? Access
    : 'read' | 'deploy' | 'admin';
  readonly args: D extends {readonly args: infer Args extends Command['args']} ? Args : readonly [];
  readonly flags: D extends {readonly flags: infer Flags extends Command['flags']} ? Flags : readonly [];
  readonly errors: D extends {readonly errors: infer Errors extends Command['errors']} ? Errors : readonly [];
  readonly confirms: D extends {readonly confirms: true} ? true : undefined;
}

type Commands<All> = {readonly [Id in keyof All & string]: All[Id] extends Definition ? Defined<Id, All[Id]> : never};

/**
 * Defines commands by their words. The literal types of their arguments, flags and errors are those of their
 * implementations. The group is a section of the reference, by default the noun.
 */
export function defineCommands<const All extends Readonly<Record<string, Definition>>>(
  definitions: All,
  group?: CommandGroup,
): Commands<All> {
  const created = Object.entries<Definition>(definitions).map(([id, each]) => [id, createCommand(id, each, group)]);
  return Object.fromEntries(created) as Commands<All>;
}

function createCommand(
  id: string,
  {args = [], flags = [], errors = [], examples, output, api, ...definition}: Definition,
  group?: CommandGroup,
): Command {
  const path = id.split(' ');
  const hasRequest = api === undefined ? path.length > 1 : api !== false;
  const request = hasRequest ? createRequest(path, args, flags, api || {}) : undefined;
  const kind = [request?.result ?? path.at(-2)].flat()[0] as ResourceKind;
  const columns = output ?? (path.at(-1) === 'get' ? mainFields(kind) : undefined);
  return {
    id,
    path,
    group: group ?? (path[0] as CommandGroup),
    access: defaultAccess[request?.request.split(' ')[0] ?? ''] ?? 'deploy',
    args: args.map(withoutErrors),
    flags: flags.map(withoutErrors),
    errors: [...args.flatMap(errorsOf), ...errors, ...flags.flatMap(errorsOf)],
    examples: Object.entries(examples).map(([line, description]) => ({line, description})),
    ...definition,
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

/** A column with a field of the result, and its description. `expiresAt` is headed EXPIRES, and `inUse` IN USE. */
function createColumn(column: string | OutputColumn, kind: ResourceKind): OutputColumn {
  if (typeof column !== 'string') return column;
  const found = findField(kind, column);
  if (!found) throw new Error(`a column names the field "${column}", which a ${kind} does not have`);
  const name = column.split('.').at(-1) ?? '';
  const derived = name.replace(/At$/, '').replace(/[A-Z]/g, ' $&').toUpperCase();
  return {header: headings[column] ?? derived, field: column, description: found.description};
}

type SingleValue<V extends Argument | Flag> = V['type'] extends 'boolean'
  ? boolean
  : V['type'] extends 'integer' | 'duration' | 'size'
    ? number
    : V extends {readonly values: readonly (infer Choice)[]}
      ? Choice
      : string;

/** Values of a command's arguments by name. Without words, a list is empty, and so is a record. */
export type ArgumentValues<C extends Command> = {
  readonly [A in C['args'][number] as A['name']]: A['type'] extends 'keyValue'
    ? Readonly<Record<string, string>>
    : A extends {readonly variadic: true}
      ? readonly SingleValue<A>[]
      : A extends {readonly required: true}
        ? SingleValue<A>
        : SingleValue<A> | undefined;
};

/** Long names of a command's own flags. */
export type FlagName<C extends Command> = C['flags'][number]['name'];

/** Values of flags by long name. Without the flag, a list is empty, and so is a record. */
export type FlagValues<Flags extends readonly Flag[]> = {
  readonly [F in Flags[number] as F['name']]: F['type'] extends 'keyValue'
    ? Readonly<Record<string, string>>
    : F extends {readonly repeatable: true}
      ? readonly SingleValue<F>[]
      : F extends {readonly default: string} | {readonly required: true}
        ? SingleValue<F>
        : SingleValue<F> | undefined;
};

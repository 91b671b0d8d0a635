import type {Argument, Command, CommandGroup, Flag} from './types';

/** A command as it's defined: without what follows from its words, and without empty lists. */
interface Definition extends Omit<Command, 'id' | 'path' | 'group' | 'args' | 'flags' | 'errors' | 'examples'> {
  /** Section of the reference. The default is the noun. */
  readonly group?: CommandGroup;
  readonly args?: Command['args'];
  readonly flags?: Command['flags'];
  readonly errors?: Command['errors'];
  /** Lines with their descriptions. */
  readonly examples: Readonly<Record<string, string>>;
}

interface Defined<Id extends string, D extends Definition> extends Command {
  readonly id: Id;
  readonly access: D['access'];
  readonly args: D extends {readonly args: infer Args extends Command['args']} ? Args : readonly [];
  readonly flags: D extends {readonly flags: infer Flags extends Command['flags']} ? Flags : readonly [];
  readonly errors: D extends {readonly errors: infer Errors extends Command['errors']} ? Errors : readonly [];
  readonly confirms: D extends {readonly confirms: true} ? true : undefined;
}

/** Defines a command. The literal types of its arguments, flags and errors are those of its implementation. */
export function defineCommand<const Id extends string, const D extends Definition>(
  id: Id,
  {group, args = [], flags = [], errors = [], examples, ...definition}: D,
): Defined<Id, D> {
  const path = id.split(' ');
  const command: Command = {
    id,
    path,
    group: group ?? (path[0] as CommandGroup),
    args,
    flags,
    errors,
    examples: Object.entries(examples).map(([line, description]) => ({line, description})),
    ...definition,
  };
  return command as Defined<Id, D>;
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

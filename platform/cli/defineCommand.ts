import type {Argument, Command, Flag} from './types';

/** Defines a command. The literal types of its arguments, flags and errors are those of its implementation. */
export function defineCommand<const C extends Command>(command: C): C {
  return command;
}

/** A command's words: `app scale`. */
export type CommandId<C extends Command> = C extends Command ? Join<C['path']> : never;

type Join<Words extends readonly string[]> = Words extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? Rest extends readonly []
    ? First
    : `${First} ${Join<Rest>}`
  : never;

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

/** Values of a command's own flags by long name. Without the flag, a list is empty, and so is a record. */
export type FlagValues<C extends Command> = {
  readonly [F in C['flags'][number] as F['name']]: F['type'] extends 'keyValue'
    ? Readonly<Record<string, string>>
    : F extends {readonly repeatable: true}
      ? readonly SingleValue<F>[]
      : F extends {readonly default: string} | {readonly required: true}
        ? SingleValue<F>
        : SingleValue<F> | undefined;
};

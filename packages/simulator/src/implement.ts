import type {
  Argument,
  ArgumentValues,
  Command,
  ErrorOf,
  Flag,
  FlagName,
  FlagValues,
  ParsedValue,
} from '@aloft/platform/cli';
import type {ErrorCode} from '@aloft/platform/errors';
import type {Context, Reply} from './context';

/** The behavior of a command, by its context. */
export type Handler = (context: Context<ErrorCode>) => Reply;

/** Context of a command's behavior, typed by its definition. */
export interface CommandContext<C extends Command> extends Context<ErrorOf<C>> {
  readonly args: ArgumentValues<C>;
  readonly flags: FlagValues<C['flags']>;
  /** True if the flag is on the command line itself. */
  readonly given: (flag: FlagName<C>) => boolean;
}

/** Names each flag of a command that isn't listed, so that the compiler reports it. */
type Complete<C extends Command, Names extends readonly string[]> = [Exclude<FlagName<C>, Names[number]>] extends [
  never,
]
  ? unknown
  : {readonly missing: Exclude<FlagName<C>, Names[number]>};

/**
 * Attaches behavior to a command.
 *
 * @param flags every flag of the command, so that a new one doesn't compile until the behavior considers it
 */
export function implement<const C extends Command, const Names extends readonly FlagName<C>[]>(
  command: C,
  flags: Names & Complete<C, Names>,
  run: (context: CommandContext<C>) => Reply<ErrorOf<C>>,
): Record<C['id'], Handler>;
export function implement<const C extends Command & {readonly flags: readonly []}>(
  command: C,
  run: (context: CommandContext<C>) => Reply<ErrorOf<C>>,
): Record<C['id'], Handler>;
export function implement(command: Command, ...rest: readonly unknown[]): Record<string, Handler> {
  const run = rest.at(-1) as (context: CommandContext<Command>) => Reply;
  const handler: Handler = (context) => {
    const {args, flags, given} = context.call;
    return run({
      ...context,
      args: complete(command.args, args) as ArgumentValues<Command>,
      flags: complete(command.flags, flags) as FlagValues<Command['flags']>,
      given: (flag) => given.includes(flag),
    });
  };
  return {[command.id]: handler};
}

/** Adds empty lists and records for values that can be repeated. */
function complete(
  specs: readonly (Argument | Flag)[],
  values: Readonly<Record<string, ParsedValue | undefined>>,
): Record<string, ParsedValue | undefined> {
  return Object.fromEntries(
    specs.map((spec) => {
      const value = values[spec.name];
      if (spec.type === 'keyValue') return [spec.name, {...(value as Record<string, string> | undefined)}];
      const isList = ('variadic' in spec && spec.variadic) || ('repeatable' in spec && spec.repeatable);
      return [spec.name, isList ? (value ?? []) : value];
    }),
  );
}

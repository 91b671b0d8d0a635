import type {ArgumentValues, ErrorOf, FlagName, FlagValues} from '@aloft/platform/cli';
import type {CommandId, commandsById} from '@aloft/platform/commands';
import type {ErrorCode} from '@aloft/platform/errors';
import type {Context, Reply} from './context';

/** The behavior of a command, by its context. */
export type Handler = (context: Context<ErrorCode>) => Reply;

type CommandOf<Id extends CommandId> = (typeof commandsById)[Id];

/** Context of a command's behavior, typed by its definition. */
export interface CommandContext<Id extends CommandId> extends Context<ErrorOf<CommandOf<Id>>> {
  readonly args: ArgumentValues<CommandOf<Id>>;
  readonly flags: FlagValues<CommandOf<Id>['flags']>;
  /** True if the flag is on the command line itself. */
  readonly given: (flag: FlagName<CommandOf<Id>>) => boolean;
}

/** Names each flag of a command that isn't listed, so that the compiler reports it. */
type Complete<Id extends CommandId, Names extends readonly string[]> =
  Exclude<FlagName<CommandOf<Id>>, Names[number]> extends never
    ? unknown
    : {readonly missing: Exclude<FlagName<CommandOf<Id>>, Names[number]>};

/**
 * Attaches behavior to a command.
 *
 * @param flags every flag of the command, so that a new one doesn't compile until the behavior considers it
 */
export function implement<Id extends CommandId, const Names extends readonly FlagName<CommandOf<Id>>[]>(
  id: Id,
  flags: Names & Complete<Id, Names>,
  run: (context: CommandContext<Id>) => Reply<ErrorOf<CommandOf<Id>>>,
) {
  const handler: Handler = (context) => {
    const {args, flags, given} = context.call;
    const typed: unknown = {...context, args, flags, given: (flag: string) => given.includes(flag)};
    return run(typed as CommandContext<Id>);
  };
  return {[id]: handler} as Record<Id, Handler>;
}

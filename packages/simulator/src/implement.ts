import {brand} from '@aloft/platform/brand';
import type {ArgumentValues, ErrorOf, FlagName, FlagValues, ParsedInvocation} from '@aloft/platform/cli';
import type {CommandId, commandsById} from '@aloft/platform/commands';
import type {ErrorCode} from '@aloft/platform/errors';
import {chooseNamespace} from './access';
import type {Changes, Context, Reply, View} from './context';
import {peekManifest, readProjectManifest} from './deploy/readManifest';
import {COUNTED_KINDS, type CountedKind, filterViews, findResource, type MissingError, type NounOf} from './resources';
import type {App, Machine, Namespace} from './state/types';
import {viewResource} from './views';

/** The behavior of a command, by its context. */
export type Handler = (context: Context<ErrorCode>) => Reply;

type CommandOf<Id extends CommandId> = (typeof commandsById)[Id];

type KindOf<Id extends CommandId> = Id extends `${infer Noun} ${string}` ? Extract<CountedKind, `${Noun}s`> : never;

/** What a command concerns, if its definition has the error of a missing one. Fails when it's read and doesn't exist. */
type Found<Id extends CommandId, Code = ErrorOf<CommandOf<Id>>> = ('namespace_not_found' extends Code
  ? {readonly namespace: Namespace}
  : unknown) & {
  readonly [Kind in KindOf<Id> as MissingError<Kind> extends Code ? NounOf<Kind> : never]: Namespace[Kind][string];
};

/** Context of a command's behavior, typed by its definition. */
export type CommandContext<Id extends CommandId> = Found<Id> &
  Context<ErrorOf<CommandOf<Id>>> & {
    readonly args: ArgumentValues<CommandOf<Id>>;
    readonly flags: FlagValues<CommandOf<Id>['flags']>;
    /** True if the flag is on the command line itself. */
    readonly given: (flag: FlagName<CommandOf<Id>>) => boolean;
  };

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
  const [noun = ''] = id.split(' ');
  const kind = COUNTED_KINDS.find((one) => one === `${noun}s`);
  const nameOf = ({NAME, VOLUME}: ParsedInvocation['args']): string => String(NAME ?? VOLUME);
  const handler: Handler = (context) => {
    const {fail, call} = context;
    const {args, flags, given} = call;
    const named = noun === 'namespace' ? (args.NAME as string | undefined) : undefined;
    const typed: unknown = Object.defineProperties(
      {...context, args, flags, given: (flag: string) => given.includes(flag)},
      {
        namespace: {get: () => chooseNamespace(context, named)},
        ...(kind && {
          [noun]: {get: () => findResource({namespace: chooseNamespace(context), fail}, kind, nameOf(args))},
        }),
      },
    );
    return run(typed as CommandContext<Id>);
  };
  return {[id]: handler} as Record<Id, Handler>;
}

interface Listing<Code extends 'app_not_found' = never> extends Context<Code>, Changes<Code> {
  readonly flags: Parameters<typeof filterViews>[0]['flags'] & {readonly app?: string | undefined};
}

/** Flags of commands that can wait for what they start. */
export const waitFlags = ['wait', 'timeout'] as const;

/** Makes the behavior of a noun's `list`. */
export const listOf =
  (kind: CountedKind) =>
  (context: Listing): Reply<never> => {
    const {flags, namespace} = context;
    const {app} = flags;
    const resources = Object.values<object>(namespace[kind]) as {app?: string | null}[];
    const views = resources
      .filter((resource) => app === undefined || resource.app === app)
      .map((resource) => viewResource(kind, resource, namespace));
    return {views: filterViews(context, views), empty: `No ${kind}.`};
  };

/** Makes the behavior of a `list` with `--app`. */
export const listOfApp =
  (kind: CountedKind) =>
  (context: Listing<'app_not_found'>): Reply<never> => {
    const {app} = context.flags;
    if (app !== undefined) findResource(context, 'apps', app);
    return listOf(kind)(context);
  };

/** The app of a project command: the named one, or the manifest's. */
export function projectApp(
  context: Context<'app_not_found' | 'manifest_not_found' | 'manifest_invalid'> &
    Pick<Changes, 'namespace'> & {readonly args: {readonly APP: string | undefined}},
): App {
  const {namespace, fail, args} = context;
  const name = args.APP ?? (peekManifest(context) ?? readProjectManifest(context)).app;
  return findResource({namespace, fail}, 'apps', name);
}

/** A reply about a resource, with the steps. */
export const done = (view: View, ...steps: string[]): Reply<never> => ({steps, view});

/** Fails if an app is suspended. */
export function checkNotSuspended({fail}: Context<'app_suspended'>, app: App | undefined): void {
  if (app?.state === 'suspended') fail('app_suspended', {name: app.name});
}

/** Fails because an action isn't allowed in a resource's state. */
export function conflict(
  {fail}: Pick<Context<'state_conflict'>, 'fail'>,
  kind: 'app' | 'machine',
  {name, state}: Pick<App | Machine, 'name' | 'state'>,
  action: string,
  hint?: string,
): never {
  return fail('state_conflict', {kind, name, state, action, command: `${brand.cli} ${kind} get ${name}`}, hint);
}

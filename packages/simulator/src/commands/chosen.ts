import {brand} from '@aloft/platform/brand';
import type {Changes, Context, Reply, View} from '../context';
import {peekManifest, readProjectManifest} from '../deploy/readManifest';
import {type CountedKind, filterViews, findResource} from '../resources';
import type {App, Machine} from '../state/types';
import {viewResource} from '../views';

interface Listing<Code extends 'app_not_found' = never> extends Context<Code>, Changes<Code> {
  readonly flags: Parameters<typeof filterViews>[0]['flags'] & {readonly app?: string | undefined};
}

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

interface MayNameApp extends Context<ProjectError>, Changes<ProjectError> {
  readonly args: {readonly APP: string | undefined};
}

type ProjectError = 'app_not_found' | 'manifest_not_found' | 'manifest_invalid';

/** The app of a project command: the named one, or the manifest's. */
export function projectApp(context: MayNameApp): App {
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

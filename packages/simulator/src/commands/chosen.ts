import {brand} from '@aloft/platform/brand';
import {chooseNamespace, type NamespaceError} from '../access';
import type {Context, Reply, View} from '../context';
import {peekManifest, readProjectManifest} from '../deploy/readManifest';
import {type CountedKind, findResource, type MissingError} from '../resources';
import type {App, Machine, Namespace} from '../state/types';
import {viewApp} from '../views';

interface Named<Kind extends CountedKind> extends Context<MissingError<Kind> | NamespaceError> {
  readonly args: {readonly NAME: string};
}

type Chosen<Kind extends CountedKind> = {readonly namespace: Namespace} & {
  readonly [Name in Kind as Name extends `${infer Noun}s` ? Noun : never]: Namespace[Name][string];
};

/** Makes a function that finds the resource that a command names, and its namespace. */
export const chooser =
  <Kind extends CountedKind>(kind: Kind) =>
  (context: Named<Kind>): Chosen<Kind> => {
    const namespace = chooseNamespace(context);
    const found = findResource<Kind>(context, namespace, kind, context.args.NAME);
    return {namespace, [kind.replace(/s$/, '')]: found} as Chosen<Kind>;
  };

/** The app that a command names. */
export const chosenApp = chooser('apps');

interface MayNameApp extends Context<'app_not_found' | 'manifest_not_found' | 'manifest_invalid' | NamespaceError> {
  readonly args: {readonly APP: string | undefined};
}

/** The app of a project command: the named one, or the manifest's. */
export function projectApp(context: MayNameApp): {namespace: Namespace; app: App} {
  const namespace = chooseNamespace(context);
  const name = context.args.APP ?? (peekManifest(context) ?? readProjectManifest(context)).app;
  return {namespace, app: findResource(context, namespace, 'apps', name)};
}

/** Creates a reply about an app, with the steps. */
export function doneWithApp(namespace: Namespace, app: App, steps: string[]): Reply<never> {
  return {steps, view: viewApp(namespace, app), quiet: [app.name]};
}

/** Makes a function that replies about a resource, with the steps. */
export const replyWith =
  <T extends {readonly name: string}>(view: (resource: T) => View, quiet = ({name}: T) => name) =>
  (resource: T, ...steps: string[]): Reply<never> => ({steps, view: view(resource), quiet: [quiet(resource)]});

/** Fails because an action isn't allowed in a resource's state. */
export function conflict(
  {fail}: Context<'state_conflict'>,
  kind: 'app' | 'machine',
  {name, state}: Pick<App | Machine, 'name' | 'state'>,
  action: string,
  hint?: string,
): never {
  return fail('state_conflict', {kind, name, state, action, command: `${brand.cli} ${kind} get ${name}`}, hint);
}

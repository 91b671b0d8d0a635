import {chooseNamespace, type NamespaceError} from '../chooseNamespace';
import type {Context, Reply} from '../context';
import {peekManifest, readProjectManifest} from '../deploy/readManifest';
import {findApp} from '../resolve';
import type {App, Namespace} from '../state/types';
import {viewApp} from '../views/viewApp';

interface NamesApp extends Context<'app_not_found' | NamespaceError> {
  readonly args: {readonly NAME: string};
}

/** The app that a command names. */
export function chosenApp(context: NamesApp): {namespace: Namespace; app: App} {
  const namespace = chooseNamespace(context);
  return {namespace, app: findApp(context, namespace, context.args.NAME)};
}

interface MayNameApp extends Context<'app_not_found' | 'manifest_not_found' | 'manifest_invalid' | NamespaceError> {
  readonly args: {readonly APP: string | undefined};
}

/** The app of a project command: the named one, or the manifest's. */
export function projectApp(context: MayNameApp): {namespace: Namespace; app: App} {
  const namespace = chooseNamespace(context);
  const name = context.args.APP ?? (peekManifest(context) ?? readProjectManifest(context)).app;
  return {namespace, app: findApp(context, namespace, name)};
}

/** Creates a reply about an app, with the steps. */
export function doneWithApp(namespace: Namespace, app: App, steps: string[]): Reply<never> {
  return {steps, view: viewApp(namespace, app), quiet: [app.name]};
}

import {brand} from '../../brand';
import type {Context, Reply} from '../context';
import {peekManifest, readManifest} from '../deploy/readManifest';
import {findApp, text} from '../resolve';
import type {App, Namespace} from '../state/types';
import {viewApp} from '../views/viewApp';

/** The app that a command names. */
export function chosenApp(context: Context): {namespace: Namespace; app: App} {
  const namespace = context.namespace();
  return {namespace, app: findApp(namespace, text(context, 'NAME') ?? '')};
}

/** Creates a reply about an app, with the steps. */
export function doneWithApp(namespace: Namespace, app: App, steps: string[]): Reply {
  return {steps, view: viewApp(namespace, app), quiet: [app.name]};
}

/** The app of a project command: the named one, or the manifest's. */
export function projectApp(context: Context): {namespace: Namespace; app: App} {
  const namespace = context.namespace();
  const named = text(context, 'APP');
  if (named !== null) return {namespace, app: findApp(namespace, named)};
  const manifest = peekManifest(context) ?? readManifest(context, brand.manifest);
  return {namespace, app: findApp(namespace, manifest.app)};
}

import {currentToken} from '../checkAccess';
import type {Context, Reply, View} from '../context';
import {createFailure} from '../failure';
import {pick} from '../resolve';
import {publicHostname} from '../programs/findHost';
import {changeState} from '../state/changeState';
import type {App, Namespace, Release} from '../state/types';
import {viewApp, viewRelease} from '../views/viewApp';
import {machinesOf, rollOut} from './rollOut';
import {deleteMachine} from '../machines/startMachine';

/** Adds an app's next release without starting it. */
export function addRelease(
  context: Context<'token_invalid' | 'not_authenticated'>,
  app: App,
  image: string,
  message: string,
): Release {
  const token = currentToken(context);
  const release: Release = {
    number: (app.releases.at(-1)?.number ?? 0) + 1,
    image,
    message,
    failed: false,
    createdAt: context.draft.now,
    createdBy: token.kind === 'deploy' ? token.name : context.draft.account.handle,
    template: structuredClone(app.template),
    mounts: structuredClone(app.mounts),
    secrets: Object.fromEntries(
      app.template.secrets
        .map((name) => [name, pick(app.secretValues, name)?.digest ?? ''])
        .filter(([, digest]) => digest),
    ) as Record<string, string>,
  };
  app.releases.push(release);
  return release;
}

/** Rolls out a release. If it fails, its machines are deleted, and the previous release stays live. */
export function releaseApp(
  context: Context<'quota_exceeded'>,
  namespace: Namespace,
  app: App,
  release: Release,
  steps: string[],
  before?: () => void,
): Reply<'deploy_failed'> {
  const {draft} = context;
  const previous = {release: app.release, image: app.image};
  app.release = release.number;
  app.image = release.image;
  steps.push(`Creating release ${release.number}`);
  if (!rollOut(context, namespace, app, steps)) {
    release.failed = true;
    app.release = previous.release;
    app.image = previous.image;
    for (const machine of machinesOf(namespace, app)) {
      if (machine.release === release.number) deleteMachine(draft, namespace, machine);
    }
    const serves = recover(context, namespace, app);
    changeState('app', app, serves ? 'live' : 'failed', draft.now);
    const reason = 'a machine did not become healthy';
    const failure = createFailure('deploy_failed', {release: release.number, name: app.name, reason});
    return {steps, view: viewOf(context, namespace, app, release), failure};
  }
  before?.();
  changeState('app', app, 'live', draft.now);
  app.updatedAt = draft.now;
  const service = Object.values(namespace.services).find(
    (entry) => entry.app === app.name && entry.visibility === 'public',
  );
  steps.push(service ? `Deployed ${app.name}: https://${publicHostname(service)}` : `Deployed ${app.name}`);
  return {
    steps,
    view: viewOf(context, namespace, app, release),
    quiet: [service ? `https://${publicHostname(service)}` : app.name],
  };
}

/** Restores service after a failed release. An app with a volume restarts the previous release. */
function recover(context: Context<'quota_exceeded'>, namespace: Namespace, app: App): boolean {
  if (app.release === null) return false;
  return machinesOf(namespace, app).length > 0 || rollOut(context, namespace, app, []);
}

/** `deploy` and `rollback` return the release, other commands the app. */
function viewOf(context: Context, namespace: Namespace, app: App, release: Release): View {
  const isRelease = context.call.command.output?.some((column) => column.field === 'number') ?? false;
  return isRelease ? viewRelease(app, release) : viewApp(namespace, app);
}

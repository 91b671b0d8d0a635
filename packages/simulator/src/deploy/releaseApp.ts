import type {Changes, Context, Reply, View} from '../context';
import {createMachine} from '../machines/createMachine';
import {checkCompute, deleteMachine, startMachine, waitForMachine} from '../machines/startMachine';
import {changeState} from '../state/lifecycle';
import {describeCheck} from '../state/logStart';
import type {App, Image, Machine, Namespace, Release, Secret, ServiceSettings} from '../state/types';
import {currentToken} from '../access';
import {createFailure} from '../failure';
import {pick} from '../resources';
import {publicHostname} from '../programs/findHost';
import {findImage} from '../state/images';
import {viewApp, viewRelease} from '../views';

/**
 * Brings an app's machines to its current release: starts the new ones, then deletes the old ones.
 * With a volume, the order is reversed, because only one machine can attach it.
 * @returns false if a new machine failed to start; the old machines are then kept
 */
function rollOut(context: Context<'quota_exceeded'>, namespace: Namespace, app: App, steps: string[]): boolean {
  const {draft} = context;
  const release = app.releases.find((entry) => entry.number === app.release);
  if (!release) return false;
  const old = machinesOf(namespace, app);
  const exclusive = release.mounts.length > 0;
  changeState('app', app, 'deploying', draft.now);
  if (exclusive) for (const machine of old) deleteMachine(draft, namespace, machine);
  for (let index = 0; index < Math.max(1, app.scale.min); index += 1) {
    const machine = addMachine(context, namespace, app, release, index);
    if (!bringUp(context, namespace, machine, steps)) return false;
  }
  if (!exclusive) for (const machine of old) deleteMachine(draft, namespace, machine);
  return true;
}

/** Machines of an app, oldest first. */
export function machinesOf(namespace: Namespace, app: App): Machine[] {
  return Object.values(namespace.machines).filter((machine) => machine.app === app.name);
}

/** Adds the app's next machine. The first `scale.min` machines never go to standby. */
export function addMachine(
  context: Changes<'quota_exceeded'>,
  namespace: Namespace,
  app: App,
  release: Release,
  index: number,
): Machine {
  const machine = createMachine(context, namespace, {
    name: null,
    app: app.name,
    release: release.number,
    image: release.image,
    content: release.content,
    secrets: release.secrets,
    template: release.template,
    check: release.check,
    mounts: release.mounts,
    mayStandBy: index >= app.scale.min,
    labels: {...app.labels},
  });
  checkCompute(context, namespace, machine);
  return machine;
}

/** Starts a machine and adds the steps. Returns false if it failed. */
export function bringUp(
  context: Context<'quota_exceeded'>,
  namespace: Namespace,
  machine: Machine,
  steps: string[],
): boolean {
  const {draft} = context;
  for (const mount of machine.mounts) steps.push(`  volume ${mount.volume} attached at ${mount.path}`);
  if (!startMachine(context, namespace, machine)) {
    steps.push(`  machine ${machine.id} failed to start`);
    return false;
  }
  steps.push(`  machine ${machine.id} started in ${machine.region}`);
  const check = describeCheck(machine);
  if (check !== null) steps.push(`  health check ${check} passed`);
  if (
    machine.template.flashMode === 'auto' &&
    waitForMachine(draft, machine, ['flashing']) &&
    waitForMachine(draft, machine, ['running'])
  ) {
    steps.push(`  machine ${machine.id} flashed`);
  }
  return true;
}

/** How to create an app's next release. */
interface Rollout {
  readonly image: string;
  /** What the image's tag refers to. The default is what it refers to now. */
  readonly content?: Image;
  readonly message: string;
  readonly steps: string[];
  /** Changes the app's settings, which a failure restores. */
  readonly change?: () => void;
  /** Changes the app's services after the new machines are healthy. */
  readonly serve?: () => void;
}

type RolloutError = 'quota_exceeded' | 'token_invalid' | 'not_authenticated';

/** Creates a release and rolls it out. If it fails, the app is what it was, and the previous release stays live. */
export function releaseApp(
  context: Context<RolloutError>,
  namespace: Namespace,
  app: App,
  {image, content, message, steps, change, serve}: Rollout,
): Reply<'deploy_failed'> {
  const {draft} = context;
  const {template, check, scale, mounts, secretValues, labels, release: live, image: liveImage, updatedAt} = app;
  const before = structuredClone({template, check, scale, mounts, secretValues, labels, image: liveImage, updatedAt});
  const volumes = new Set(Object.keys(namespace.volumes));
  change?.();
  const release = addRelease(context, app, image, content ?? findImage(draft, image), message);
  app.release = release.number;
  app.image = image;
  steps.push(`Creating release ${release.number}`);
  if (!rollOut(context, namespace, app, steps)) {
    release.failed = true;
    for (const machine of machinesOf(namespace, app)) {
      if (machine.release === release.number) deleteMachine(draft, namespace, machine);
    }
    Object.assign(app, before, {release: live});
    for (const name of Object.keys(namespace.volumes)) if (!volumes.has(name)) delete namespace.volumes[name];
    changeState('app', app, recover(context, namespace, app) ? 'live' : 'failed', draft.now);
    const reason = 'a machine did not become healthy';
    const failure = createFailure('deploy_failed', {release: release.number, name: app.name, reason});
    return {steps, view: viewOf(context, namespace, app, release), failure};
  }
  serve?.();
  release.services = servicesOf(namespace, app).map(readService);
  changeState('app', app, 'live', draft.now);
  app.updatedAt = draft.now;
  const service = servicesOf(namespace, app).find((entry) => entry.visibility === 'public');
  steps.push(service ? `Deployed ${app.name}: https://${publicHostname(service)}` : `Deployed ${app.name}`);
  return {
    steps,
    view: viewOf(context, namespace, app, release),
    quiet: [service ? `https://${publicHostname(service)}` : app.name],
  };
}

function addRelease(
  context: Context<'token_invalid' | 'not_authenticated'>,
  app: App,
  image: string,
  content: Image,
  message: string,
): Release {
  const token = currentToken(context);
  const {template, check, scale, mounts} = structuredClone({...app, releases: []});
  const release: Release = {
    ...{template, check, scale, mounts},
    number: (app.releases.at(-1)?.number ?? 0) + 1,
    image,
    content: structuredClone(content),
    message,
    failed: false,
    createdAt: context.draft.now,
    createdBy: token.kind === 'deploy' ? token.name : context.draft.account.handle,
    services: [],
    secrets: secretsOf(app),
  };
  app.releases.push(release);
  return release;
}

/** The secrets that the app's settings name, with their current values. */
export function secretsOf({template, secretValues}: Pick<App, 'template' | 'secretValues'>): Record<string, Secret> {
  const pairs = template.secrets.map((name) => [name, pick(secretValues, name)] as const);
  return structuredClone(Object.fromEntries(pairs.filter((pair): pair is [string, Secret] => pair[1] !== undefined)));
}

function servicesOf(namespace: Namespace, app: App): Namespace['services'][string][] {
  return Object.values(namespace.services).filter((service) => service.app === app.name);
}

function readService({name, visibility, listeners, hostnames}: ServiceSettings): ServiceSettings {
  return structuredClone({name, visibility, listeners, hostnames});
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

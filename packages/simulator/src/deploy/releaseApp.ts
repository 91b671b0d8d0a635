import {ACCOUNT, currentToken, type TokenError} from '../access';
import {type Changes, type Context, type Reply, Failure} from '../context';
import {createMachine, deleteMachine, startMachine} from '../machines/startMachine';
import {pick} from '../resources';
import {waitFor} from '../state/advanceState';
import {findImage} from './images';
import {changeState} from '../state/lifecycle';
import {describeCheck} from '../state/logStart';
import type {App, Image, Machine, Namespace, Release, Secret} from '../state/types';
import {urlOf, viewApp, viewRelease} from '../views';

/**
 * Brings an app's machines to its current release: starts the new ones, then deletes the old ones.
 * With a volume, the order is reversed, because only one machine can attach it.
 * @returns false if a new machine failed to start; the old machines are then kept
 */
function rollOut(context: Changes<'quota_exceeded'>, app: App, steps: string[]): boolean {
  const {draft, namespace} = context;
  const release = liveRelease(app);
  if (!release) return false;
  const old = machinesOf(namespace, app);
  const deleteOld = () => {
    for (const machine of old) deleteMachine(context, machine);
  };
  const isExclusive = release.mounts.length > 0;
  changeState('app', app, 'deploying', draft.now);
  if (isExclusive) deleteOld();
  for (let index = 0; index < Math.max(1, app.scale.min); index += 1) {
    if (!bringUp(context, addMachine(context, app, release, index), steps)) return false;
  }
  if (!isExclusive) deleteOld();
  return true;
}

/** Machines of an app, oldest first. */
export function machinesOf({machines}: Namespace, {name}: App): Machine[] {
  return Object.values(machines).filter(({app}) => app === name);
}

/** The release that the app's machines run; undefined for an app that was never deployed. */
export const liveRelease = ({releases, release}: App) => releases.find(({number}) => number === release);

/** Adds the app's next machine. The first `scale.min` machines never go to standby. */
export function addMachine(
  context: Changes<'quota_exceeded'>,
  {name: app, scale, labels}: App,
  {number: release, image, content, secrets, template, check, mounts}: Release,
  index: number,
): Machine {
  const mayStandBy = index >= scale.min;
  return createMachine(context, {app, release, image, content, secrets, template, check, mounts, mayStandBy, labels});
}

/** Starts a machine and adds the steps. Returns false if it failed. */
export function bringUp(context: Changes<'quota_exceeded'>, machine: Machine, steps: string[]): boolean {
  const {draft} = context;
  const {id, region, mounts, template} = machine;
  for (const {volume, path} of mounts) steps.push(`  volume ${volume} attached at ${path}`);
  const isStarted = startMachine(context, machine);
  steps.push(`  machine ${id} ${isStarted ? `started in ${region}` : 'failed to start'}`);
  if (!isStarted) return false;
  const check = describeCheck(machine);
  if (check !== null) steps.push(`  health check ${check} passed`);
  const isFlashed =
    template.flashMode === 'auto' && waitFor(draft, machine, 'flashing') && waitFor(draft, machine, 'running');
  if (isFlashed) steps.push(`  machine ${id} flashed`);
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

/** Creates a release and rolls it out. If it fails, the app is what it was, and the previous release stays live. */
export function releaseApp(
  context: Context<'quota_exceeded' | TokenError> & Pick<Changes, 'namespace'>,
  app: App,
  {image, content = findImage(context.draft, image), message, steps, change, serve}: Rollout,
): Reply<'deploy_failed'> {
  const {draft, call, namespace} = context;
  const before = structuredClone({...app, releases: []});
  const volumes = Object.keys(namespace.volumes);
  change?.();
  const release = addRelease(context, app, {image, message, content});
  steps.push(`Creating release ${release.number}`);
  const isDone = rollOut(context, app, steps);
  if (isDone) {
    serve?.();
    release.services = Object.values(namespace.services)
      .filter((service) => service.app === app.name)
      .map(({name, visibility, listeners, hostnames}) => structuredClone({name, visibility, listeners, hostnames}));
    changeState('app', app, 'live', draft.now);
    app.updatedAt = draft.now;
  } else {
    release.failed = true;
    for (const machine of machinesOf(namespace, app))
      if (machine.release === release.number) deleteMachine(context, machine);
    Object.assign(app, before, {state: app.state, releases: app.releases});
    for (const name of Object.keys(namespace.volumes)) if (!volumes.includes(name)) delete namespace.volumes[name];
    // An app with a volume restarts the previous release.
    const isLive = app.release !== null && (machinesOf(namespace, app).length > 0 || rollOut(context, app, []));
    changeState('app', app, isLive ? 'live' : 'failed', draft.now);
  }
  // `deploy` and `rollback` return the release, other commands the app.
  const isRelease = call.command.output?.some(({field}) => field === 'number');
  const view = isRelease ? viewRelease(app, release) : viewApp(app, namespace);
  if (!isDone) {
    const reason = 'a machine did not become healthy';
    return {steps, view, failure: new Failure('deploy_failed', {release: release.number, name: app.name, reason})};
  }
  const url = urlOf(app, namespace);
  steps.push(`Deployed ${app.name}${url ? `: ${url}` : ''}`);
  return {steps, view, quiet: [url ?? app.name]};
}

function addRelease(context: Context<TokenError>, app: App, given: Pick<Release, 'image' | 'content' | 'message'>) {
  const token = currentToken(context);
  const {template, check, scale, mounts} = app;
  const release: Release = {
    ...structuredClone({template, check, scale, mounts, ...given}),
    number: (app.releases.at(-1)?.number ?? 0) + 1,
    failed: false,
    createdAt: context.draft.now,
    createdBy: token.kind === 'deploy' ? token.name : ACCOUNT,
    services: [],
    secrets: secretsOf(app),
  };
  app.releases.push(release);
  Object.assign(app, {release: release.number, image: given.image});
  return release;
}

/** The secrets that the app's settings name, with their current values. */
export function secretsOf({template, secretValues}: Pick<App, 'template' | 'secretValues'>): Record<string, Secret> {
  const pairs = template.secrets.map((name) => [name, pick(secretValues, name)] as const);
  return structuredClone(Object.fromEntries(pairs.filter((pair): pair is [string, Secret] => pair[1] !== undefined)));
}

import type {Changes, Context} from '../context';
import {createMachine} from '../machines/createMachine';
import {deleteMachine, checkCompute, startMachine, waitForMachine} from '../machines/startMachine';
import {changeState} from '../state/changeState';
import {describeCheck} from '../state/logStart';
import type {App, Machine, Namespace, Release} from '../state/types';

/**
 * Brings an app's machines to its current release: starts the new ones, then deletes the old ones.
 * With a volume, the order is reversed, because only one machine can attach it.
 * @returns false if a new machine failed to start; the old machines are then kept
 */
export function rollOut(context: Context<'quota_exceeded'>, namespace: Namespace, app: App, steps: string[]): boolean {
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

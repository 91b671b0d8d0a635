import type {Context} from '../context';
import {attempt} from '../failure';
import {createMachine} from '../machines/createMachine';
import {deleteMachine, checkCompute, startMachine, waitForMachine} from '../machines/startMachine';
import {changeState} from '../state/changeState';
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
  context: Context<'quota_exceeded'>,
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
    template: release.template,
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
  const {healthPath, healthPort, flashMode} = machine.template;
  if (healthPort !== null) steps.push(`  health check GET ${healthPath} on port ${healthPort} passed`);
  if (
    flashMode === 'auto' &&
    waitForMachine(draft, machine, ['flashing']) &&
    waitForMachine(draft, machine, ['running'])
  ) {
    steps.push(`  machine ${machine.id} flashed`);
  }
  return true;
}

/** Replaces an app's machine that was deleted manually, unless the quota is exhausted. */
export function replaceMachine(context: Context, namespace: Namespace, app: App): string[] {
  const release = app.releases.find((entry) => entry.number === app.release);
  const count = machinesOf(namespace, app).length;
  if (!release || count >= Math.max(1, app.scale.min)) return [];
  const steps = [`App ${app.name} replaces it`];
  const before = Object.keys(namespace.machines);
  const attempted = attempt<'quota_exceeded', void>((fail) => {
    const failing = {...context, fail};
    bringUp(failing, namespace, addMachine(failing, namespace, app, release, count), steps);
  });
  if (attempted.ok) return steps;
  for (const id of Object.keys(namespace.machines)) if (!before.includes(id)) delete namespace.machines[id];
  return [];
}

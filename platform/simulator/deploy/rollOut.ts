import {createMachine} from '../machines/createMachine';
import {deleteMachine} from '../machines/deleteMachine';
import {checkCompute, startMachine} from '../machines/startMachine';
import {waitForMachine} from '../machines/waitForMachine';
import {changeState} from '../state/changeState';
import type {App, Machine, Namespace, Release, SimulatorState} from '../state/types';

/**
 * Brings an app's machines to its current release: starts the new ones, then deletes the old ones.
 * With a volume, the order is reversed, because only one machine can attach it.
 * @returns false if a new machine failed to start; the old machines are then kept
 */
export function rollOut(draft: SimulatorState, namespace: Namespace, app: App, steps: string[]): boolean {
  const release = app.releases.find((entry) => entry.number === app.release);
  if (!release) return false;
  const old = machinesOf(namespace, app);
  const exclusive = release.mounts.length > 0;
  changeState('app', app, 'deploying', draft.now);
  if (exclusive) for (const machine of old) deleteMachine(draft, namespace, machine);
  for (let index = 0; index < Math.max(1, app.scale.min); index += 1) {
    const machine = addMachine(draft, namespace, app, release, index);
    if (!bringUp(draft, namespace, machine, steps)) return false;
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
  draft: SimulatorState,
  namespace: Namespace,
  app: App,
  release: Release,
  index: number,
): Machine {
  const machine = createMachine(draft, namespace, {
    name: null,
    app: app.name,
    release: release.number,
    image: release.image,
    template: release.template,
    mounts: release.mounts,
    mayStandBy: index >= app.scale.min,
    labels: {...app.labels},
  });
  try {
    checkCompute(namespace, machine);
  } catch (failure) {
    delete namespace.machines[machine.id];
    throw failure;
  }
  return machine;
}

/** Starts a machine and adds the steps. Returns false if it failed. */
export function bringUp(draft: SimulatorState, namespace: Namespace, machine: Machine, steps: string[]): boolean {
  for (const mount of machine.mounts) steps.push(`  volume ${mount.volume} attached at ${mount.path}`);
  if (!startMachine(draft, namespace, machine)) {
    steps.push(`  machine ${machine.id} failed to start`);
    return false;
  }
  steps.push(`  machine ${machine.id} started in ${machine.region}`);
  const check = machine.template.healthcheck;
  if (check) steps.push(`  health check GET ${check.path} on port ${check.port} passed`);
  if (
    machine.template.flash.mode === 'auto' &&
    waitForMachine(draft, machine, ['flashing']) &&
    waitForMachine(draft, machine, ['running'])
  ) {
    steps.push(`  machine ${machine.id} flashed`);
  }
  return true;
}

/** Replaces an app's machine that was deleted manually. */
export function replaceMachine(draft: SimulatorState, namespace: Namespace, app: App): string[] {
  const release = app.releases.find((entry) => entry.number === app.release);
  const count = machinesOf(namespace, app).length;
  if (!release || count >= Math.max(1, app.scale.min)) return [];
  const steps = [`App ${app.name} replaces it`];
  bringUp(draft, namespace, addMachine(draft, namespace, app, release, count), steps);
  return steps;
}

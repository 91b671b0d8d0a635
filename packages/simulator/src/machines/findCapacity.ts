import {limits} from '@aloft/platform/limits';
import {addMachine} from '../deploy/releaseApp';
import {readMachine} from '../metrics/readings';
import {pick} from '../resources';
import {advanceTo} from '../state/advanceState';
import {addLog} from '../state/logStart';
import type {App, Machine, Namespace, SimulatorState} from '../state/types';
import {computeInUse, fitsCompute, startMachine, waitForMachine} from './startMachine';
import {loadOf, nextEnd} from './flows';
import {moveMachine} from './moveMachine';

/**
 * Finds a running machine for a request or connection, like the edge proxy: one with the least load, or one that wakes
 * or boots. While all machines are full, it waits. Returns null if none can serve within the limit.
 */
export function findCapacity(draft: SimulatorState, namespace: Namespace, name: string | null): Machine | null {
  const app = name === null ? undefined : pick(namespace.apps, name);
  if (!app) return null;
  const end = draft.now + limits['request-held'].value;
  for (;;) {
    const machines = Object.values(namespace.machines).filter((machine) => machine.app === name && !machine.oneOff);
    const machine = chooseMachine(draft, app, machines) ?? bootMachine(draft, namespace, app, machines);
    if (machine) return wake(draft, namespace, machine);
    const next = nextEnd(draft, machines);
    if (!machines.some(({flows}) => flows > 0) || next > end) {
      // Without a machine that could become free, the request fails at once.
      if (machines.some(({flows}) => flows > 0)) advanceTo(draft, end);
      return null;
    }
    advanceTo(draft, next);
  }
}

/** Groups of states, the most ready first. */
const READINESS: readonly (readonly string[])[] = [['running'], ['flashing', 'waking', 'starting'], ['standby']];

function chooseMachine(draft: SimulatorState, {scale}: App, machines: readonly Machine[]): Machine | undefined {
  const free = machines.filter((machine) => loadOf(draft, machine) < scale.concurrency);
  free.sort((one, other) => loadOf(draft, one) - loadOf(draft, other));
  for (const states of READINESS) {
    const ready = free.find(({state}) => states.includes(state));
    if (ready) return ready;
  }
  return undefined;
}

/** Adds a machine if all are full, and both the app's maximum and the quota allow another one. */
function bootMachine(
  draft: SimulatorState,
  namespace: Namespace,
  app: App,
  machines: readonly Machine[],
): Machine | undefined {
  const release = app.releases.find(({number}) => number === app.release);
  if (!release || app.state !== 'live' || machines.length === 0 || machines.length >= app.scale.max) return undefined;
  const isFull = Object.keys(namespace.machines).length >= limits.machines.value;
  if (isFull || !fitsCompute(computeInUse(namespace), release.template)) return undefined;
  const fail = (code: string): never => {
    throw new Error(code);
  };
  const machine = addMachine({draft, fail}, namespace, app, release, machines.length);
  return startMachine({draft, fail}, namespace, machine) ? machine : undefined;
}

/** Brings a machine to the state `running`, or returns null if the quota refuses its wake. */
function wake(draft: SimulatorState, namespace: Namespace, machine: Machine): Machine | null {
  waitForMachine(draft, machine, ['running', 'standby']);
  if (machine.state === 'standby') {
    if (!fitsCompute(computeInUse(namespace), machine.template)) {
      machine.refusedWakes += 1;
      readMachine(machine, draft.now);
      const quota = `${limits.vcpus.text} ${limits.vcpus.label} and ${limits.memory.text} ${limits.memory.label}`;
      addLog(draft, namespace, machine, 'system', `host: wake refused: the namespace's quota is ${quota}`);
      return null;
    }
    moveMachine(machine, 'waking', draft.now);
    waitForMachine(draft, machine, ['running']);
  }
  return machine.state === 'running' ? machine : null;
}

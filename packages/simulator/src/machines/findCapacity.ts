import {limits} from '@aloft/platform/limits';
import {addMachine, liveRelease} from '../deploy/releaseApp';
import {attempt, Failure} from '../context';
import {readMachine} from '../metrics';
import {checkQuota, pick} from '../resources';
import {advanceTo, waitFor} from '../state/advanceState';
import {addLog} from '../state/logStart';
import type {App, Machine, Namespace, Service, SimulatorState} from '../state/types';
import {isIdle, loadOf, nextEnd} from './flows';
import {checkCompute, startMachine, wakeMachine} from './startMachine';

/**
 * Finds a running machine for a request or connection, like the edge proxy: one with the least load, or one that wakes
 * or boots. While all machines are full, it waits. Returns null if none can serve within the limit.
 */
export function findCapacity(draft: SimulatorState, service: Service): Machine | null {
  const namespace = draft.namespaces[service.namespace]!;
  const app = pick(namespace.apps, service.app ?? '');
  if (!app) return null;
  const end = draft.now + limits['request-held'].value;
  for (;;) {
    const machines = Object.values(namespace.machines).filter((machine) => machine.app === app.name && !machine.oneOff);
    const machine = chooseMachine(draft, app, machines) ?? bootMachine(draft, namespace, app, machines);
    if (machine) return wake(draft, namespace, machine);
    // Without a machine that could become free, the request fails at once.
    if (machines.every((machine) => isIdle(draft, machine))) return null;
    const next = nextEnd(draft, machines);
    advanceTo(draft, Math.min(next, end));
    if (next > end) return null;
  }
}

/** Groups of states, the most ready first. */
const READINESS: readonly (readonly string[])[] = [['running'], ['flashing', 'waking', 'starting'], ['standby']];

function chooseMachine(draft: SimulatorState, {scale}: App, machines: readonly Machine[]): Machine | undefined {
  const free = machines.filter((machine) => loadOf(draft, machine) < scale.concurrency);
  free.sort((one, other) => loadOf(draft, one) - loadOf(draft, other));
  return READINESS.map((states) => free.find(({state}) => states.includes(state))).find(Boolean);
}

/** Adds a machine if all are full, and both the app's maximum and the quota allow another one. */
function bootMachine(draft: SimulatorState, namespace: Namespace, app: App, machines: readonly Machine[]) {
  const release = liveRelease(app);
  if (!release || app.state !== 'live' || machines.length === 0 || machines.length >= app.scale.max) return undefined;
  const booted = attempt<'quota_exceeded', Machine | undefined>((fail) => {
    const changes = {draft, namespace, fail};
    checkCompute(changes, release.template);
    checkQuota(changes, 'machines');
    const machine = addMachine(changes, app, release, machines.length);
    return startMachine(changes, machine) ? machine : undefined;
  });
  return booted instanceof Failure ? undefined : booted;
}

/** Brings a machine to the state `running`, or returns null if the quota refuses its wake. */
function wake(draft: SimulatorState, namespace: Namespace, machine: Machine): Machine | null {
  waitFor(draft, machine, 'running', 'standby');
  const woken = attempt<'quota_exceeded', boolean>((fail) => wakeMachine({draft, namespace, fail}, machine));
  if (!(woken instanceof Failure)) return woken ? machine : null;
  readMachine(machine, draft.now, {refusedWakes: 1});
  const quota = `${limits.vcpus.text} ${limits.vcpus.label} and ${limits.memory.text} ${limits.memory.label}`;
  addLog(draft, namespace, machine, 'system', `host: wake refused: the namespace's quota is ${quota}`);
  return null;
}

import {canTransition, type StateName} from '@aloft/platform/states';
import {readMachine} from '../metrics/readings';
import {DURATIONS, whatFollows} from '../state/lifecycle';
import type {Machine} from '../state/types';

/** CPU time of a process's start, in ms. */
const CPU_OF_START = 250;

/**
 * Moves a machine along one allowed transition and schedules the next automatic one.
 * @returns false without changes if the transition isn't allowed
 */
export function moveMachine(machine: Machine, to: StateName<'machine'>, now: number): boolean {
  const {state: from, counters} = machine;
  if (!canTransition('machine', from, to)) return false;
  if (from === 'standby') counters.standbyMs += now - machine.updatedAt;
  if (from === 'waking') counters.wakes += 1;
  if (from === 'starting') counters.cpuMs += CPU_OF_START;
  machine.state = to;
  machine.updatedAt = now;
  if (to === 'running' && (from === 'starting' || from === 'waking')) machine.lastActiveAt = now;
  if (from === 'flashing' && to !== 'failed') machine.snapshotAt = now;
  if (to === 'stopped' || to === 'failed' || to === 'starting') machine.snapshotAt = null;
  if (to !== 'running' && to !== 'flashing') machine.heldUntil = null;
  machine.due = nextOf(machine, now);
  readMachine(machine, now);
  return true;
}

/** Restarts the idle timer after a request or a change of the hold. */
export function resetIdleTimer(machine: Machine, now: number): void {
  if (machine.state === 'running') machine.due = nextOf(machine, now);
}

/**
 * The next automatic transition. A running machine is flashed for the first time after the health check or on request,
 * and later after the idle timeout.
 */
function nextOf(machine: Machine, now: number): Machine['due'] {
  if (machine.state === 'flashing') return {to: machine.flashThen, at: now + DURATIONS.flashing};
  if (machine.state !== 'running') return whatFollows('machine', machine.state, now);
  const {flashMode: mode, idleTimeout} = machine.template;
  if (mode === 'off') return null;
  if (machine.snapshotAt === null) {
    if (mode === 'manual') return null;
    machine.flashThen = 'running';
    return {to: 'flashing', at: now};
  }
  if (!machine.mayStandBy || machine.flows > 0) return null;
  machine.flashThen = 'standby';
  return {to: 'flashing', at: Math.max(now, machine.lastActiveAt + idleTimeout, machine.heldUntil ?? 0)};
}

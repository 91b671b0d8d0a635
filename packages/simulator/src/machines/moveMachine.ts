import {canTransition, type StateName} from '@aloft/platform/states';
import {readMachine} from '../metrics/readings';
import {DURATIONS} from '../state/lifecycle';
import type {Due, Machine} from '../state/types';

/** CPU time of a process's start, in ms. */
const CPU_OF_START = 250;

/**
 * Moves a machine along one allowed transition and schedules the next automatic one.
 * @returns false without changes if the transition isn't allowed
 */
export function moveMachine(machine: Machine, to: StateName<'machine'>, now: number): boolean {
  if (!canTransition('machine', machine.state, to)) return false;
  const from = machine.state;
  if (from === 'standby') machine.standbyMs += now - machine.updatedAt;
  machine.state = to;
  machine.updatedAt = now;
  if (to === 'running' && (from === 'starting' || from === 'waking')) machine.lastActiveAt = now;
  if (from === 'waking') machine.wakes += 1;
  if (from === 'flashing' && to !== 'failed') machine.snapshotAt = now;
  if (to === 'stopped' || to === 'failed' || to === 'starting') machine.snapshotAt = null;
  if (to !== 'running' && to !== 'flashing') machine.heldUntil = null;
  if (from === 'starting') machine.cpuMs += CPU_OF_START;
  machine.due = whatFollows(machine, now);
  readMachine(machine, now);
  return true;
}

/** Restarts the idle timer after a request or a change of the hold. */
export function resetIdleTimer(machine: Machine, now: number): void {
  if (machine.state === 'running') machine.due = whatFollows(machine, now);
}

function whatFollows(machine: Machine, now: number): Due<'machine'> | null {
  switch (machine.state) {
    case 'starting':
      return {to: 'running', at: now + DURATIONS.starting};
    case 'flashing':
      return {to: machine.flashThen, at: now + DURATIONS.flashing};
    case 'waking':
      return {to: 'running', at: now + DURATIONS.waking};
    case 'stopping':
      return {to: 'stopped', at: now + DURATIONS.stopping};
    case 'stopped':
      return machine.restartAfterStop ? {to: 'starting', at: now} : null;
    case 'running':
      return flashOfRunning(machine, now);
    case 'created':
    case 'standby':
    case 'failed':
    case 'deleting':
      return null;
  }
}

/** Schedules the next flash: the first after the health check or on request, and later ones after the idle timeout. */
function flashOfRunning(machine: Machine, now: number): Due<'machine'> | null {
  const {flashMode: mode, idleTimeout} = machine.template;
  if (mode === 'off') return null;
  if (machine.snapshotAt === null) {
    if (mode === 'manual') return null;
    machine.flashThen = 'running';
    return {to: 'flashing', at: now};
  }
  if (!machine.mayStandBy || machine.flows > 0) return null;
  const idleAt = machine.lastActiveAt + idleTimeout;
  const heldUntil = machine.heldUntil ?? 0;
  machine.flashThen = 'standby';
  return {to: 'flashing', at: Math.max(now, idleAt, heldUntil)};
}

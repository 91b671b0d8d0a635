import type {StateName} from '@aloft/platform/states';
import {advanceTo} from '../state/advanceState';
import type {Machine, SimulatorState} from '../state/types';

/** Upper bound for a machine's automatic transitions. */
const MOST_STEPS = 8;

/** Advances time until the machine is in one of the states. Returns false if it doesn't reach them automatically. */
export function waitForMachine(
  draft: SimulatorState,
  machine: Machine,
  states: readonly StateName<'machine'>[],
): boolean {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (states.includes(machine.state)) return true;
    if (machine.due === null) return false;
    advanceTo(draft, machine.due.at);
  }
  return states.includes(machine.state);
}

import {advanceTo} from '../state/advanceState';
import type {Machine, MachineStateName, SimulatorState} from '../state/types';

/** More transitions than any machine goes through without a command. */
const MOST_STEPS = 8;

/** Advances time until the machine is in one of the states. Returns false if it never gets there on its own. */
export function waitForMachine(draft: SimulatorState, machine: Machine, states: readonly MachineStateName[]): boolean {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (states.includes(machine.state)) return true;
    if (machine.due === null) return false;
    advanceTo(draft, machine.due.at);
  }
  return states.includes(machine.state);
}

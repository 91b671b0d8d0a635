import {advanceTo} from '../state/advanceState';
import type {Machine, MachineStateName, SimulatorState} from '../state/types';

/** A machine reaches any state it can reach by itself in far fewer steps. */
const MOST_STEPS = 8;

/** Lets time pass until the machine is in one of the states. False when it does not get there by itself. */
export function waitForMachine(draft: SimulatorState, machine: Machine, states: readonly MachineStateName[]): boolean {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (states.includes(machine.state)) return true;
    if (machine.due === null) return false;
    advanceTo(draft, machine.due.at);
  }
  return states.includes(machine.state);
}

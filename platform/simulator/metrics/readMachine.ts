import type {Machine} from '../state/machineTypes';
import {addReading} from './addReading';

/** Takes down what a machine's counters show now. */
export function readMachine(machine: Machine, now: number): void {
  const {state, wakes, standbyMs, cpuMs, network} = machine;
  addReading(machine.readings, {at: now, state, wakes, standbyMs, cpuMs, ...network});
}

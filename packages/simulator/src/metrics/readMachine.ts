import type {Machine} from '../state/types';
import {addReading} from './addReading';

/** Reads a machine's counters. */
export function readMachine(machine: Machine, now: number): void {
  const {state, wakes, standbyMs, cpuMs, network} = machine;
  addReading(machine.readings, {at: now, state, wakes, standbyMs, cpuMs, ...network});
}

import {DURATIONS} from '../state/durations';
import type {Machine} from '../state/types';
import {readingAt} from './addReading';
import type {Sample} from './Sample';
import {sampleHistogram} from './sampleHistogram';

/** Memory of a running process, as a fraction of its machine's memory. */
const MEMORY_IN_USE = 0.25;

/** States in which a machine's memory is in use. */
const IN_MEMORY: ReadonlySet<string> = new Set(['starting', 'running', 'flashing', 'waking', 'stopping']);

/** A machine's metrics at a point in time; empty before its creation. */
export function sampleMachine(machine: Machine, time: number): Sample[] {
  const reading = readingAt(machine.readings, time);
  if (!reading) return [];
  const labels = `machine=${machine.id}`;
  const standbyMs = reading.standbyMs + (reading.state === 'standby' ? time - reading.at : 0);
  const memory = IN_MEMORY.has(reading.state) ? machine.template.memory * MEMORY_IN_USE : 0;
  return [
    {metric: 'aloft_machine_state', labels: `${labels},state=${reading.state}`, value: 1},
    {metric: 'aloft_machine_cpu_seconds_total', labels, value: reading.cpuMs / 1000},
    {metric: 'aloft_machine_memory_bytes', labels, value: memory},
    {metric: 'aloft_machine_network_bytes_total', labels: `${labels},direction=receive`, value: reading.received},
    {metric: 'aloft_machine_network_bytes_total', labels: `${labels},direction=transmit`, value: reading.transmitted},
    {metric: 'aloft_machine_wakes_total', labels, value: reading.wakes},
    ...sampleHistogram('aloft_machine_wake_duration_seconds', labels, [[DURATIONS.waking, reading.wakes]]),
    {metric: 'aloft_machine_standby_seconds_total', labels, value: Math.floor(standbyMs / 1000)},
  ];
}

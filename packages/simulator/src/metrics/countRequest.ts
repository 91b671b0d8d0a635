import type {Machine, Service} from '../state/types';
import {addReading} from './addReading';
import {readMachine} from './readMachine';

/** CPU time that a request takes, in ms. */
const CPU_OF_REQUEST = 4;

/** Estimated size of the headers that `curl` does not print, in bytes. */
const HEADER_BYTES = 200;

/** Counts a completed request of a service. */
export function countRequest(service: Service, status: number, ms: number, now: number): void {
  const last = service.readings.at(-1);
  addReading(service.readings, {
    at: now,
    codes: addOne(last?.codes, String(status)),
    durations: addOne(last?.durations, String(ms)),
  });
}

function addOne(counts: Readonly<Record<string, number>> = {}, key: string): Record<string, number> {
  return {...counts, [key]: (counts[key] ?? 0) + 1};
}

/** Counts the CPU time and traffic of a request for its machine. */
export function countTraffic(machine: Machine, request: string, body: string, now: number): void {
  const encoder = new TextEncoder();
  machine.cpuMs += CPU_OF_REQUEST;
  machine.network.received += encoder.encode(request).length + HEADER_BYTES;
  machine.network.transmitted += encoder.encode(body).length + HEADER_BYTES;
  readMachine(machine, now);
}

import type {Machine, Service} from '../state/types';

/** Maximum number of readings per resource. The oldest are dropped first. */
const MOST_READINGS = 200;

/** Adds a reading, or replaces the one of the same time. */
function addReading<T extends {at: number}>(readings: T[], reading: T): void {
  if (readings.at(-1)?.at === reading.at) readings.pop();
  readings.push(reading);
  if (readings.length > MOST_READINGS) readings.shift();
}

/** Reads a machine's counters. */
export function readMachine({readings, state, counters}: Machine, at: number): void {
  addReading(readings, {at, state, ...counters});
}

/** Reads a service's number of requests in flight, and counts a completed request. */
export function readService(service: Service, at: number, change: {inFlight: number} | {status: number; ms: number}) {
  const {codes, durations, inFlight} = service.readings.at(-1) ?? {codes: {}, durations: {}, inFlight: 0};
  const reading =
    'status' in change
      ? {codes: addOne(codes, change.status), durations: addOne(durations, change.ms), inFlight}
      : {codes, durations, ...change};
  addReading(service.readings, {at, ...reading});
}

const addOne = (counts: Readonly<Record<string, number>>, key: number): Record<string, number> => ({
  ...counts,
  [key]: (counts[key] ?? 0) + 1,
});

/** CPU time that a request takes, in ms. */
const CPU_OF_REQUEST = 4;

/** Estimated size of the headers that `curl` does not print, in bytes. */
const HEADER_BYTES = 200;

/** Counts the CPU time and traffic of a request for its machine. */
export function countTraffic(machine: Machine, request: string, body: string, now: number): void {
  const bytesOf = (text: string): number => new TextEncoder().encode(text).length + HEADER_BYTES;
  machine.counters.cpuMs += CPU_OF_REQUEST;
  machine.counters.received += bytesOf(request);
  machine.counters.transmitted += bytesOf(body);
  readMachine(machine, now);
}

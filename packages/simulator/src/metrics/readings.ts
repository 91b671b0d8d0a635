import type {StateName} from '@aloft/platform/states';
import type {Machine, Service} from '../state/types';

/** A machine's counters since its creation, at a point in time. */
export interface MachineReading {
  /** Ms since the epoch. */
  at: number;
  state: StateName<'machine'>;
  wakes: number;
  /** Wakes that the quota refused. */
  refusedWakes: number;
  /** Ms on standby up to `at`. */
  standbyMs: number;
  /** Ms of CPU time. */
  cpuMs: number;
  /** Bytes. */
  received: number;
  /** Bytes. */
  transmitted: number;
}

/** A service's counters at a point in time. */
export interface ServiceReading {
  /** Ms since the epoch. */
  at: number;
  /** Responses by HTTP status. */
  codes: Record<string, number>;
  /** Requests by duration, in ms. */
  durations: Record<string, number>;
  /** Requests in flight. */
  inFlight: number;
}

/** Maximum number of readings per resource. The oldest are dropped first. */
const MOST_READINGS = 200;

/** Adds a reading, or replaces the one of the same time. */
export function addReading<T extends {at: number}>(readings: T[], reading: T): void {
  if (readings.at(-1)?.at === reading.at) readings.pop();
  readings.push(reading);
  if (readings.length > MOST_READINGS) readings.shift();
}

/** The latest reading at a point in time; undefined before the first. */
export function readingAt<T extends {at: number}>(readings: readonly T[], time: number): T | undefined {
  for (let index = readings.length - 1; index >= 0; index -= 1) {
    const reading = readings[index];
    if (reading && reading.at <= time) return reading;
  }
  return undefined;
}

/** Reads a machine's counters. */
export function readMachine(machine: Machine, now: number): void {
  const {state, wakes, refusedWakes, standbyMs, cpuMs, network} = machine;
  addReading(machine.readings, {at: now, state, wakes, refusedWakes, standbyMs, cpuMs, ...network});
}

/** CPU time that a request takes, in ms. */
const CPU_OF_REQUEST = 4;

/** Estimated size of the headers that `curl` does not print, in bytes. */
const HEADER_BYTES = 200;

/** Counts a completed request of a service. */
export function countRequest(service: Service, status: number, ms: number, now: number): void {
  const {codes, durations, inFlight} = service.readings.at(-1) ?? FIRST;
  const counted = {codes: addOne(codes, String(status)), durations: addOne(durations, String(ms))};
  addReading(service.readings, {at: now, ...counted, inFlight});
}

/** Reads a service's number of requests in flight. */
export function readInFlight(service: Service, inFlight: number, now: number): void {
  addReading(service.readings, {...(service.readings.at(-1) ?? FIRST), at: now, inFlight});
}

const FIRST = {codes: {}, durations: {}, inFlight: 0};

function addOne(counts: Readonly<Record<string, number>>, key: string): Record<string, number> {
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

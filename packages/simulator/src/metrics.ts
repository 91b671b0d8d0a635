import {findState} from '@aloft/platform/states';
import {durationBuckets, findMetric} from '@aloft/platform/system';
import {DURATIONS} from './state/lifecycle';
import type {Machine, Namespace, Service, Volume} from './state/types';

/** Maximum number of readings per resource. The oldest are dropped first. */
const MOST_READINGS = 200;

/** Adds a reading, or replaces the one of the same time. */
function addReading<T extends {at: number}>(readings: T[], reading: T): void {
  if (readings.at(-1)?.at === reading.at) readings.pop();
  readings.push(reading);
  if (readings.length > MOST_READINGS) readings.shift();
}

/** Times in ms, and traffic in bytes. The time on standby is up to the last change of state. */
const NO_COUNTS = {wakes: 0, refusedWakes: 0, standbyMs: 0, cpuMs: 0, received: 0, transmitted: 0};

/** Counters of a machine since its creation. */
export type MachineCounters = typeof NO_COUNTS;

/** Adds to a machine's counters, and reads them together with its state. */
export function readMachine({readings, state}: Machine, at: number, added: Partial<MachineCounters> = {}): void {
  const reading = {...(readings.at(-1) ?? NO_COUNTS), at, state};
  for (const [name, count] of Object.entries(added)) reading[name as keyof MachineCounters] += count;
  addReading(readings, reading);
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

/** The latest reading at a point in time; undefined before the first. */
const readingAt = <T extends {at: number}>(readings: readonly T[], time: number): T | undefined =>
  readings.findLast(({at}) => at <= time);

/**
 * Makes a function that makes the samples of a resource, whose metrics share a prefix and labels. A sample is the value of
 * a series at a point in time. Labels are `name=value`, separated by commas.
 */
const sampler =
  (prefix: string, labels: string) =>
  (name: string, value: number, more = '') => ({metric: prefix + name, labels: labels + more, value});

type Sample = ReturnType<ReturnType<typeof sampler>>;

/**
 * The series of a histogram of durations.
 *
 * @param counts number of requests by duration in ms
 */
function sampleHistogram(sample: ReturnType<typeof sampler>, name: string, counts: Readonly<Record<string, number>>) {
  const pairs = Object.entries(counts).map(([ms, count]) => [Number(ms), count] as const);
  const countUpTo = (seconds: number): number =>
    pairs.reduce((total, [ms, count]) => total + (ms / 1000 <= seconds ? count : 0), 0);
  const ms = pairs.reduce((total, [each, count]) => total + each * count, 0);
  return [
    ...durationBuckets.map((bound) => sample(`${name}_bucket`, countUpTo(bound), `,le=${bound}`)),
    sample(`${name}_bucket`, countUpTo(Infinity), ',le=+Inf'),
    sample(`${name}_sum`, ms / 1000),
    sample(`${name}_count`, countUpTo(Infinity)),
  ];
}

/** Memory of a running process, as a fraction of its machine's memory. */
const MEMORY_IN_USE = 0.25;

/** A machine's metrics at a point in time; empty before its creation. */
function sampleMachine({id, readings, template}: Machine, time: number): Sample[] {
  const reading = readingAt(readings, time);
  if (!reading) return [];
  const {state, at, cpuMs, received, transmitted, wakes, refusedWakes} = reading;
  const standbyMs = reading.standbyMs + (state === 'standby' ? time - at : 0);
  const sample = sampler('aloft_machine_', `machine=${id}`);
  return [
    sample('state', 1, `,state=${state}`),
    sample('cpu_seconds_total', cpuMs / 1000),
    // Memory is billed while it's in use.
    sample('memory_bytes', findState('machine', state)?.billed ? template.memory * MEMORY_IN_USE : 0),
    sample('network_bytes_total', received, ',direction=receive'),
    sample('network_bytes_total', transmitted, ',direction=transmit'),
    sample('wakes_total', wakes),
    sample('refused_wakes_total', refusedWakes),
    ...sampleHistogram(sample, 'wake_duration_seconds', {[DURATIONS.waking]: wakes}),
    sample('standby_seconds_total', Math.floor(standbyMs / 1000)),
  ];
}

/** A service's metrics at a point in time; empty before its creation. No request is held between two lines. */
function sampleService({name, readings}: Service, time: number): Sample[] {
  const reading = readingAt(readings, time);
  if (!reading) return [];
  const sample = sampler('aloft_service_', `service=${name}`);
  // A status series starts with its first response; the series for 200 starts with the service.
  const codes = Object.entries({200: 0, ...reading.codes});
  return [
    ...codes.map(([code, count]) => sample('requests_total', count, `,code=${code}`)),
    ...sampleHistogram(sample, 'request_duration_seconds', reading.durations),
    sample('inflight_requests', reading.inFlight),
    sample('held_requests', 0),
  ];
}

/** A volume's metrics; empty before its last change, because earlier sizes aren't stored. */
function sampleVolume({name, used, size, updatedAt}: Volume, time: number): Sample[] {
  const sample = sampler('aloft_volume_', `volume=${name}`);
  return time < updatedAt ? [] : [sample('used_bytes', used), sample('size_bytes', size)];
}

/** The metrics of a namespace at a point in time, with the app of each. */
export function sampleNamespace({machines, services, volumes}: Namespace, time: number) {
  const of = (app: string | null, samples: Sample[]) => samples.map((sample) => ({...sample, app}));
  return [
    ...Object.values(machines).flatMap((machine) => of(machine.app, sampleMachine(machine, time))),
    ...Object.values(services).flatMap((service) => of(service.app, sampleService(service, time))),
    ...Object.values(volumes).flatMap((volume) =>
      of(machines[volume.machine ?? '']?.app ?? null, sampleVolume(volume, time)),
    ),
  ];
}

/** The current metrics of a namespace in the Prometheus text format. */
export function formatMetrics(namespace: Namespace, now: number): string {
  const groups = new Map<string, string>();
  for (const {app, metric, labels, value} of sampleNamespace(namespace, now)) {
    const {name, description, type} = findMetric(metric)!;
    const head = groups.get(name) ?? `# HELP ${name} ${description}\n# TYPE ${name} ${type}\n`;
    const all = `namespace=${namespace.name},app=${app ?? ''},region=${namespace.region},${labels}`;
    groups.set(name, `${head}${metric}{${all.replace(/=([^,]*)/g, '="$1"')}} ${value}\n`);
  }
  return [...groups.values()].join('');
}

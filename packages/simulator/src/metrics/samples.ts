import {durationBuckets, findMetric} from '@aloft/platform/system';
import {DURATIONS} from '../state/lifecycle';
import type {Machine, Namespace, Service, Volume} from '../state/types';

/** A value of a series at a point in time. */
export interface Sample {
  /** Name of the series; those of histograms have a suffix. */
  metric: string;
  /** `name=value`, separated by commas. */
  labels: string;
  value: number;
}

/** The latest reading at a point in time; undefined before the first. */
const readingAt = <T extends {at: number}>(readings: readonly T[], time: number): T | undefined =>
  readings.findLast(({at}) => at <= time);

/**
 * The series of a histogram of durations.
 *
 * @param counts number of requests by duration in ms
 */
function sampleHistogram(metric: string, labels: string, counts: Readonly<Record<string, number>>): Sample[] {
  const pairs = Object.entries(counts).map(([ms, count]) => [Number(ms) / 1000, count] as const);
  const countUpTo = (bound: number): number =>
    pairs.reduce((total, [seconds, count]) => total + (seconds <= bound ? count : 0), 0);
  return [
    ...[...durationBuckets, Infinity].map((bound) => ({
      metric: `${metric}_bucket`,
      labels: `${labels},le=${bound === Infinity ? '+Inf' : bound}`,
      value: countUpTo(bound),
    })),
    {
      metric: `${metric}_sum`,
      labels,
      value: Object.entries(counts).reduce((total, [ms, count]) => total + Number(ms) * count, 0) / 1000,
    },
    {metric: `${metric}_count`, labels, value: countUpTo(Infinity)},
  ];
}

/** Memory of a running process, as a fraction of its machine's memory. */
const MEMORY_IN_USE = 0.25;

/** States in which a machine's memory is in use. */
const IN_MEMORY: ReadonlySet<string> = new Set(['starting', 'running', 'flashing', 'waking', 'stopping']);

/** A machine's metrics at a point in time; empty before its creation. */
function sampleMachine({id, readings, template}: Machine, time: number): Sample[] {
  const reading = readingAt(readings, time);
  if (!reading) return [];
  const {state, at, cpuMs, received, transmitted, wakes, refusedWakes} = reading;
  const labels = `machine=${id}`;
  const standbyMs = reading.standbyMs + (state === 'standby' ? time - at : 0);
  const sample = (name: string, value: number, more = ''): Sample => ({
    metric: `aloft_machine_${name}`,
    labels: labels + more,
    value,
  });
  return [
    sample('state', 1, `,state=${state}`),
    sample('cpu_seconds_total', cpuMs / 1000),
    sample('memory_bytes', IN_MEMORY.has(state) ? template.memory * MEMORY_IN_USE : 0),
    sample('network_bytes_total', received, ',direction=receive'),
    sample('network_bytes_total', transmitted, ',direction=transmit'),
    sample('wakes_total', wakes),
    sample('refused_wakes_total', refusedWakes),
    ...sampleHistogram('aloft_machine_wake_duration_seconds', labels, {[DURATIONS.waking]: wakes}),
    sample('standby_seconds_total', Math.floor(standbyMs / 1000)),
  ];
}

/** A service's metrics at a point in time; empty before its creation. No request is held between two lines. */
function sampleService({name, readings}: Service, time: number): Sample[] {
  const reading = readingAt(readings, time);
  if (!reading) return [];
  const labels = `service=${name}`;
  const requests = 'aloft_service_requests_total';
  return [
    // A status series starts with its first response; the series for 200 starts with the service.
    ...Object.entries({200: 0, ...reading.codes}).map(([code, value]) => ({
      metric: requests,
      labels: `${labels},code=${code}`,
      value,
    })),
    ...sampleHistogram('aloft_service_request_duration_seconds', labels, reading.durations),
    {metric: 'aloft_service_inflight_requests', labels, value: reading.inFlight},
    {metric: 'aloft_service_held_requests', labels, value: 0},
  ];
}

/** A volume's metrics; empty before its last change, because earlier sizes aren't stored. */
function sampleVolume({name, used, size, updatedAt}: Volume, time: number): Sample[] {
  if (time < updatedAt) return [];
  const labels = `volume=${name}`;
  return [
    {metric: 'aloft_volume_used_bytes', labels, value: used},
    {metric: 'aloft_volume_size_bytes', labels, value: size},
  ];
}

/** The metrics of a namespace at a point in time, with the app of each. */
export function sampleNamespace(
  {machines, services, volumes}: Namespace,
  time: number,
): (Sample & {readonly app: string | null})[] {
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

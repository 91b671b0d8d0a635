import {durationBuckets, findMetric} from '@aloft/platform/system';
import {DURATIONS} from '../state/lifecycle';
import type {Machine, Namespace, Service, Volume} from '../state/types';
import {readingAt} from './readings';

/** A value of a series at a point in time. */
export interface Sample {
  /** Name of the series; those of histograms have a suffix. */
  metric: string;
  /** `name=value`, separated by commas. */
  labels: string;
  value: number;
}

/**
 * The series of a histogram of durations.
 *
 * @param counts number of requests by duration in ms
 */
function sampleHistogram(
  metric: string,
  labels: string,
  counts: readonly (readonly [ms: number, count: number])[],
): Sample[] {
  const sum = (chosen: readonly (readonly [number, number])[]): number =>
    chosen.reduce((total, [, count]) => total + count, 0);
  const ms = counts.reduce((total, [each, count]) => total + each * count, 0);
  const buckets = [...durationBuckets, Infinity].map((bound) => ({
    metric: `${metric}_bucket`,
    labels: `${labels},le=${bound === Infinity ? '+Inf' : bound}`,
    value: sum(counts.filter(([each]) => each / 1000 <= bound)),
  }));
  return [
    ...buckets,
    {metric: `${metric}_sum`, labels, value: ms / 1000},
    {metric: `${metric}_count`, labels, value: sum(counts)},
  ];
}

/** Memory of a running process, as a fraction of its machine's memory. */
const MEMORY_IN_USE = 0.25;

/** States in which a machine's memory is in use. */
const IN_MEMORY: ReadonlySet<string> = new Set(['starting', 'running', 'flashing', 'waking', 'stopping']);

/** A machine's metrics at a point in time; empty before its creation. */
function sampleMachine(machine: Machine, time: number): Sample[] {
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
    {metric: 'aloft_machine_refused_wakes_total', labels, value: reading.refusedWakes},
    ...sampleHistogram('aloft_machine_wake_duration_seconds', labels, [[DURATIONS.waking, reading.wakes]]),
    {metric: 'aloft_machine_standby_seconds_total', labels, value: Math.floor(standbyMs / 1000)},
  ];
}

/** A status series starts with its first response; the series for 200 starts with the service. */
const NO_REQUESTS = {200: 0};

/** A service's metrics at a point in time; empty before its creation. No request is held between two lines. */
function sampleService(service: Service, time: number): Sample[] {
  const reading = readingAt(service.readings, time);
  if (!reading) return [];
  const labels = `service=${service.name}`;
  const durations = Object.entries(reading.durations).map(([ms, count]) => [Number(ms), count] as const);
  return [
    ...Object.entries({...NO_REQUESTS, ...reading.codes}).map(([code, value]) => ({
      metric: 'aloft_service_requests_total',
      labels: `${labels},code=${code}`,
      value,
    })),
    ...sampleHistogram('aloft_service_request_duration_seconds', labels, durations),
    {metric: 'aloft_service_inflight_requests', labels, value: reading.inFlight},
    {metric: 'aloft_service_held_requests', labels, value: 0},
  ];
}

/** A volume's metrics; empty before its last change, because earlier sizes aren't stored. */
function sampleVolume(volume: Volume, time: number): Sample[] {
  if (time < volume.updatedAt) return [];
  const labels = `volume=${volume.name}`;
  return [
    {metric: 'aloft_volume_used_bytes', labels, value: volume.usedBytes},
    {metric: 'aloft_volume_size_bytes', labels, value: volume.sizeBytes},
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

/** Type of a metric in the Prometheus text format. */
export type MetricType = 'gauge' | 'counter' | 'histogram';

/** A label of a metric. */
export interface MetricLabel {
  /** Its name. */
  readonly name: string;
  /** What it says: a sentence. */
  readonly description: string;
  /** Legal values, where they are few. */
  readonly values?: readonly string[];
}

/** A metric of the platform. */
export interface Metric {
  /** Its full name. A histogram also has the series `_bucket`, `_sum` and `_count`. */
  readonly name: string;
  /** Its type. */
  readonly type: MetricType;
  /** Unit of its value. */
  readonly unit: 'seconds' | 'bytes' | 'count' | 'timestamp';
  /** Labels beside the common ones. */
  readonly labels: readonly MetricLabel[];
  /** Common labels that it does not have, for example `machine` on a metric of a service. */
  readonly without: readonly string[];
  /** What it measures: sentences. */
  readonly description: string;
  /** A PromQL query that uses it. */
  readonly query: string;
  /** What the query answers: a question. */
  readonly question: string;
}

/** Labels that metrics of machines have. Others leave out those that make no sense. */
export const commonMetricLabels: readonly MetricLabel[] = [
  {name: 'namespace', description: 'Namespace of the resource.'},
  {name: 'app', description: 'App that the resource belongs to; empty for a machine created by hand.'},
  {name: 'machine', description: 'Id of the machine.'},
  {name: 'region', description: 'Region that the resource is in.'},
];

/** Upper bounds of the buckets of every duration histogram, in seconds. */
export const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;

const serviceLabel: MetricLabel = {name: 'service', description: 'Name of the service.'};
const volumeLabel: MetricLabel = {name: 'volume', description: 'Name of the volume.'};

/** Every metric, in the order of the reference. */
export const metrics: readonly Metric[] = [
  {
    name: 'aloft_machine_state',
    type: 'gauge',
    unit: 'count',
    without: [],
    labels: [
      {name: 'state', description: 'A state of a machine. The series of the current state is 1, all others are 0.'},
    ],
    description: 'State of each machine: 1 for the state that it is in.',
    query: 'sum by (app, state) (aloft_machine_state)',
    question: 'How many machines of each app are in which state?',
  },
  {
    name: 'aloft_machine_cpu_seconds_total',
    type: 'counter',
    unit: 'seconds',
    without: [],
    labels: [],
    description: 'CPU time that a machine used, all virtual CPUs together. It stands still on standby.',
    query: 'sum by (app) (rate(aloft_machine_cpu_seconds_total[5m]))',
    question: 'How many CPUs does each app use?',
  },
  {
    name: 'aloft_machine_memory_bytes',
    type: 'gauge',
    unit: 'bytes',
    without: [],
    labels: [],
    description: 'Memory that a machine uses, page cache not counted. 0 on standby.',
    query: 'max by (app) (aloft_machine_memory_bytes)',
    question: 'How much memory does the largest machine of each app use?',
  },
  {
    name: 'aloft_machine_network_bytes_total',
    type: 'counter',
    unit: 'bytes',
    without: [],
    labels: [{name: 'direction', description: 'Direction as the machine sees it.', values: ['receive', 'transmit']}],
    description: 'Bytes that a machine received or sent, private network included.',
    query: 'sum by (direction) (rate(aloft_machine_network_bytes_total[5m]))',
    question: 'How much traffic goes in and out?',
  },
  {
    name: 'aloft_machine_wakes_total',
    type: 'counter',
    unit: 'count',
    without: [],
    labels: [],
    description: 'How often a machine was restored from its snapshot.',
    query: 'sum by (app) (increase(aloft_machine_wakes_total[1h]))',
    question: 'How often did each app wake in the last hour?',
  },
  {
    name: 'aloft_machine_wake_duration_seconds',
    type: 'histogram',
    unit: 'seconds',
    without: [],
    labels: [],
    description: 'Time from the request that wakes a machine until the machine runs.',
    query: 'histogram_quantile(0.95, sum by (le) (rate(aloft_machine_wake_duration_seconds_bucket[1h])))',
    question: 'How long do wakes take at the 95th percentile?',
  },
  {
    name: 'aloft_machine_standby_seconds_total',
    type: 'counter',
    unit: 'seconds',
    without: [],
    labels: [],
    description: 'Time that a machine spent on standby.',
    query: 'avg by (app) (rate(aloft_machine_standby_seconds_total[1d]))',
    question: 'Which share of the day was each app on standby?',
  },
  {
    name: 'aloft_service_requests_total',
    type: 'counter',
    unit: 'count',
    without: ['machine'],
    labels: [serviceLabel, {name: 'code', description: 'HTTP status of the answer, for example `200`.'}],
    description: 'HTTP requests that were answered. Connections of `tcp` and `tls` listeners are not counted.',
    query:
      'sum by (service) (rate(aloft_service_requests_total{code=~"5.."}[5m])) / sum by (service) (rate(aloft_service_requests_total[5m]))',
    question: 'Which share of the requests fails?',
  },
  {
    name: 'aloft_service_request_duration_seconds',
    type: 'histogram',
    unit: 'seconds',
    without: ['machine'],
    labels: [serviceLabel],
    description:
      'Time from the first byte of a request to the last byte of its answer, as the edge proxy sees it. Time for which the request is held counts.',
    query: 'histogram_quantile(0.99, sum by (le, service) (rate(aloft_service_request_duration_seconds_bucket[5m])))',
    question: 'How long do requests take at the 99th percentile?',
  },
  {
    name: 'aloft_service_inflight_requests',
    type: 'gauge',
    unit: 'count',
    without: ['machine'],
    labels: [serviceLabel],
    description: 'Requests that are being answered.',
    query: 'max_over_time(aloft_service_inflight_requests[1h])',
    question: 'What was the highest concurrency of the last hour?',
  },
  {
    name: 'aloft_service_held_requests',
    type: 'gauge',
    unit: 'count',
    without: ['machine'],
    labels: [serviceLabel],
    description: 'Requests that wait at the edge proxy while a machine wakes.',
    query: 'sum by (service) (aloft_service_held_requests)',
    question: 'How many requests wait for a machine?',
  },
  {
    name: 'aloft_volume_used_bytes',
    type: 'gauge',
    unit: 'bytes',
    without: ['machine'],
    labels: [volumeLabel],
    description: 'Space that files take on a volume. The value stays while the volume is detached.',
    query: 'aloft_volume_used_bytes / aloft_volume_size_bytes > 0.8',
    question: 'Which volumes are more than 80% full?',
  },
  {
    name: 'aloft_volume_size_bytes',
    type: 'gauge',
    unit: 'bytes',
    without: ['machine'],
    labels: [volumeLabel],
    description: 'Size of a volume.',
    query: 'sum(aloft_volume_size_bytes)',
    question: 'How much storage is billed?',
  },
  {
    name: 'aloft_certificate_expiry_timestamp_seconds',
    type: 'gauge',
    unit: 'timestamp',
    without: ['machine', 'app'],
    labels: [{name: 'certificate', description: 'Name of the certificate.'}],
    description: 'When a certificate expires, as Unix time.',
    query: '(aloft_certificate_expiry_timestamp_seconds - time()) / 86400 < 14',
    question: 'Which certificates expire within two weeks?',
  },
];

/** Series that a name stands for: the metric, or a part of a histogram. */
export function findMetric(name: string): Metric | undefined {
  return metrics.find(
    (metric) =>
      metric.name === name ||
      (metric.type === 'histogram' && ['_bucket', '_sum', '_count'].some((part) => metric.name + part === name)),
  );
}

/** Address of the metrics of a namespace, relative to the base URL of the API. */
export function metricsPath(namespace: string): string {
  return `/namespaces/${namespace}/metrics`;
}

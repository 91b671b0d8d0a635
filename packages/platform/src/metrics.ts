interface MetricLabel {
  readonly name: string;
  readonly description: string;
  /** Allowed values, if there are only a few. */
  readonly values?: readonly string[];
}

export interface Metric {
  /** Its full name. A histogram also has the series `_bucket`, `_sum` and `_count`. */
  readonly name: string;
  /** Its type in the Prometheus text format. */
  readonly type: 'gauge' | 'counter' | 'histogram';
  readonly unit: 'seconds' | 'bytes' | 'count' | 'timestamp';
  /** Labels in addition to the common ones. */
  readonly labels: readonly MetricLabel[];
  /** Common labels that it doesn't have, such as `machine` for a service's metric. */
  readonly without: readonly string[];
  readonly description: string;
  /** A PromQL query that uses it. */
  readonly query: string;
  /** The question that the query answers. */
  readonly question: string;
}

/** Labels of machine metrics. Other metrics leave out those that don't apply. */
export const commonMetricLabels: readonly string[] = ['namespace', 'app', 'machine', 'region'];

/** Upper bounds of the buckets of every duration histogram, in seconds. */
export const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;

type Definition = Pick<Metric, 'description' | 'query' | 'question'> & Partial<Pick<Metric, 'type' | 'labels'>>;

/** Metrics by name, which contains the resource, the unit and, for a counter, `_total`. */
const definitions: Readonly<Record<string, Definition>> = {
  aloft_machine_state: {
    labels: [{name: 'state', description: 'Name of a machine state. Each machine has one series per state.'}],
    description: 'State of each machine: 1 for the current state, otherwise 0.',
    query: 'sum by (app, state) (aloft_machine_state)',
    question: "How many of each app's machines are in each state?",
  },
  aloft_machine_cpu_seconds_total: {
    description: 'CPU time of a machine, summed over its virtual CPUs. It does not increase on standby.',
    query: 'sum by (app) (rate(aloft_machine_cpu_seconds_total[5m]))',
    question: 'How many CPUs does each app use?',
  },
  aloft_machine_memory_bytes: {
    description: 'Memory use of a machine, excluding the page cache. The value is 0 on standby.',
    query: 'max by (app) (aloft_machine_memory_bytes)',
    question: 'What is the highest memory use of a machine in each app?',
  },
  aloft_machine_network_bytes_total: {
    labels: [
      {name: 'direction', description: "Direction from the machine's point of view.", values: ['receive', 'transmit']},
    ],
    description: 'Bytes that a machine received or sent, including traffic on the private network.',
    query: 'sum by (direction) (rate(aloft_machine_network_bytes_total[5m]))',
    question: 'What is the inbound and outbound traffic?',
  },
  aloft_machine_wakes_total: {
    description: 'Number of times that a machine woke.',
    query: 'sum by (app) (increase(aloft_machine_wakes_total[1h]))',
    question: 'How often did each app wake in the last hour?',
  },
  aloft_machine_refused_wakes_total: {
    description: 'Number of wakes that a full vCPU or memory quota refused.',
    query: 'sum by (app) (increase(aloft_machine_refused_wakes_total[1h]))',
    question: 'How many wakes did the quota refuse in the last hour?',
  },
  aloft_machine_wake_duration_seconds: {
    type: 'histogram',
    description: 'Time from the request that wakes a machine until the machine is running.',
    query: 'histogram_quantile(0.95, sum by (le) (rate(aloft_machine_wake_duration_seconds_bucket[1h])))',
    question: 'What is the 95th percentile of the wake duration?',
  },
  aloft_machine_standby_seconds_total: {
    description: 'Time that a machine spent on standby.',
    query: 'avg by (app) (rate(aloft_machine_standby_seconds_total[1d]))',
    question: 'What fraction of the day was each app on standby?',
  },
  aloft_service_requests_total: {
    labels: [{name: 'code', description: 'HTTP status of the response, for example `200`.'}],
    description: 'HTTP requests that got a response. Connections to `tcp` and `tls` listeners are not counted.',
    query:
      'sum by (service) (rate(aloft_service_requests_total{code=~"5.."}[5m])) / sum by (service) (rate(aloft_service_requests_total[5m]))',
    question: "What fraction of each service's requests fails?",
  },
  aloft_service_request_duration_seconds: {
    type: 'histogram',
    description:
      'Time from the first byte of a request to the last byte of its response, measured at the edge proxy or, for a private service, at the host agent of the calling machine. It includes the time that the request was held.',
    query: 'histogram_quantile(0.99, sum by (le, service) (rate(aloft_service_request_duration_seconds_bucket[5m])))',
    question: 'What is the 99th percentile of the request duration?',
  },
  aloft_service_inflight_requests: {
    description: 'Number of requests in flight.',
    query: 'max_over_time(aloft_service_inflight_requests[1h])',
    question: 'What was the highest concurrency in the last hour?',
  },
  aloft_service_held_requests: {
    description: 'Number of requests that are held until a machine is ready.',
    query: 'sum by (service) (aloft_service_held_requests)',
    question: 'How many requests are waiting for a machine?',
  },
  aloft_volume_used_bytes: {
    description: 'Used space on a volume. The value does not change while the volume is detached.',
    query: 'aloft_volume_used_bytes / aloft_volume_size_bytes > 0.8',
    question: 'Which volumes are more than 80% full?',
  },
  aloft_volume_size_bytes: {
    description: 'Size of a volume.',
    query: 'sum(aloft_volume_size_bytes)',
    question: 'How much storage is billed?',
  },
  aloft_certificate_expiry_timestamp_seconds: {
    description: 'Expiry time of a certificate, as a Unix timestamp.',
    query: '(aloft_certificate_expiry_timestamp_seconds - time()) / 86400 < 14',
    question: 'Which certificates expire within two weeks?',
  },
};

/** Common labels that the metrics of a resource don't have. */
const without: Readonly<Record<string, readonly string[]>> = {certificate: ['machine', 'app'], machine: []};

const unitOf = (name: string): Metric['unit'] => {
  if (name.includes('_timestamp_')) return 'timestamp';
  return (/_(seconds|bytes)(?:_total)?$/.exec(name)?.[1] ?? 'count') as Metric['unit'];
};

/** Every metric, in the order of the reference. */
export const metrics: readonly Metric[] = Object.entries(definitions).map(([name, {type, labels = [], ...texts}]) => {
  const resource = name.split('_')[1] ?? '';
  const own = resource === 'machine' ? [] : [{name: resource, description: `Name of the ${resource}.`}];
  return {
    name,
    type: type ?? (name.endsWith('_total') ? 'counter' : 'gauge'),
    unit: unitOf(name),
    without: without[resource] ?? ['machine'],
    labels: [...own, ...labels],
    ...texts,
  };
});

/** Finds the metric of a series, which may be a part of a histogram. */
export function findMetric(name: string): Metric | undefined {
  return metrics.find(
    (metric) =>
      metric.name === name ||
      (metric.type === 'histogram' && ['_bucket', '_sum', '_count'].some((part) => metric.name + part === name)),
  );
}

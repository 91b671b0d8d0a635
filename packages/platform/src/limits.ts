import {nameLength} from './values/names';
import {formatDurationInProse, formatSizeInProse, parseDuration, parseSize} from './values/quantities';

/** A limit of the platform. Its description is in `texts.ts`. */
export interface Limit {
  /** Value in `unit`. */
  readonly value: number;
  /** The value in the notation of manifests and flags: `50`, `64Ki`, `10m`. */
  readonly written: string;
  readonly unit: 'count' | 'characters' | 'bytes' | 'milliseconds' | 'requests per second';
  /** The value in prose: `50`, `64 KiB`, `10 minutes`. */
  readonly text: string;
  /** Limited quantity, a noun phrase. */
  readonly label: string;
  /** The limited kind or topic. */
  readonly scope: string;
  /** Whether support raises it on request. */
  readonly raisable: boolean;
}

const format = new Intl.NumberFormat('en-US');

function measure(value: string | number, unit?: Limit['unit']): Pick<Limit, 'value' | 'unit' | 'text'> {
  if (typeof value === 'number')
    return {value, unit: unit ?? 'count', text: unit ? `${value} ${unit}` : format.format(value)};
  const bytes = parseSize(value);
  if (bytes !== undefined) return {value: bytes, unit: 'bytes', text: formatSizeInProse(bytes)};
  const ms = parseDuration(value) ?? NaN;
  return {value: ms, unit: 'milliseconds', text: formatDurationInProse(ms)};
}

/** Makes a limit from the notation of manifests: `50`, `64Ki`, `10m`. */
const limit = (scope: string, value: string | number, label: string): Limit => ({
  ...measure(value),
  written: String(value),
  label,
  scope,
  raisable: false,
});

const raisable = (limit: Limit): Limit => ({...limit, raisable: true});
const quota = (value: string | number, label: string) => raisable(limit('namespace', value, label));

/** Numbers of virtual CPUs that a machine can have. */
export const vcpuCounts = [1, 2, 4, 8, 16] as const;

/** All limits of the platform, by id, in the order of the reference. */
export const limits = {
  apps: quota(50, 'apps'),
  machines: quota(100, 'machines'),
  services: quota(50, 'services'),
  volumes: quota(50, 'volumes'),
  certificates: quota(50, 'certificates'),
  vcpus: quota(64, 'vCPUs in use'),
  memory: quota('256Gi', 'memory in use'),
  'machine-vcpus': limit('machine', Math.max(...vcpuCounts), 'vCPUs per machine'),
  'machine-memory-min': limit('machine', '128Mi', 'minimum machine memory'),
  'machine-memory-max': limit('machine', '64Gi', 'maximum machine memory'),
  'idle-timeout-min': limit('machine', '1s', 'shortest idle timeout'),
  'idle-timeout-max': limit('machine', '1h', 'longest idle timeout'),
  'idle-timeout-default': limit('machine', '60s', 'default idle timeout'),
  'stop-grace': limit('machine', '10s', 'default stop grace period'),
  'flash-grace': limit('machine', '5s', 'grace period before standby'),
  'restart-delay': limit('machine', '100ms', 'delay before the first restart'),
  'restart-delay-max': limit('machine', '10s', 'longest delay before a restart'),
  'restart-reset': limit('machine', '60s', 'run time that resets the restart delay'),
  'check-timeout-min': limit('machine', '100ms', 'shortest health check timeout'),
  'hold-max': limit('machine', '1h', 'longest hold'),
  environment: limit('machine', '64Ki', 'machine environment'),
  image: limit('app', '8Gi', 'image, compressed'),
  'scale-max': limit('app', 100, 'machines per app'),
  'scale-max-with-volume': limit('app', 1, 'machines per app with a volume'),
  listeners: limit('service', 10, 'listeners per service'),
  'volume-size-min': limit('volume', '1Gi', 'smallest volume'),
  'volume-size-max': limit('volume', '1Ti', 'largest volume'),
  'volume-snapshots': limit('volume', 20, 'snapshots per volume'),
  'volume-copies': limit('volume', 3, 'copies per volume'),
  'certificate-hostnames': limit('certificate', 100, 'hostnames per certificate'),
  'certificate-renewal': limit('certificate', '720h', 'managed certificate renewal before expiry'),
  'certificate-validation': limit('certificate', '72h', 'hostname validation time'),
  'request-held': limit('request', '30s', 'request held until a machine is ready'),
  'request-header': limit('request', '64Ki', 'request header'),
  'idle-connection': limit('request', '10m', 'idle connection'),
  'log-line': limit('logs', '16Ki', 'log line'),
  'log-retention': limit('logs', '168h', 'log retention'),
  'log-drains': limit('logs', 5, 'log drains per namespace'),
  'log-drain-buffer': limit('logs', '24h', 'log drain buffer'),
  'metrics-resolution': limit('metrics', '15s', 'metrics resolution'),
  'metrics-retention': limit('metrics', '720h', 'metrics retention'),
  'metrics-rows': limit('metrics', 1440, 'rows per series in `aloft metrics`'),
  'api-rate': {...raisable(limit('api', 20, 'API requests per token')), ...measure(20, 'requests per second')},
  'api-burst': raisable(limit('api', 60, 'API request burst per token')),
  'page-size': limit('api', 50, 'default items per page'),
  'page-size-max': limit('api', 100, 'maximum items per page'),
  'idempotency-retention': limit('api', '24h', 'idempotency key retention'),
  'token-lifetime': limit('api', '2160h', 'default token lifetime'),
  'token-lifetime-max': limit('api', '8760h', 'longest token lifetime'),
  'audit-retention': limit('api', '8760h', 'audit log retention'),
  'support-grant': limit('api', '24h', 'support access grant'),
  'copy-size': limit('machine', '1Gi', 'file copied to or from a machine'),
  'name-length': {...limit('name', nameLength.max, 'resource name'), ...measure(nameLength.max, 'characters')},
} as const satisfies Record<string, Limit>;

export type LimitId = keyof typeof limits;

/** Ids in the order of the reference. */
export const limitIds = Object.keys(limits) as readonly LimitId[];

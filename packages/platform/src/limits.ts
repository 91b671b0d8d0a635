import {nameLength} from './values/names';
import {formatDurationInProse, formatSizeInProse, parseDuration, parseSize} from './values/quantities';

/** A limit of the platform. Its description is in `texts/limits.ts`. */
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

/** Makes limits of a scope from the notation of manifests: `50`, `64Ki`, `10m`. */
const limitsOf =
  (scope: string) =>
  (value: string | number, label: string): Limit => ({
    ...measure(value),
    written: String(value),
    label,
    scope,
    raisable: false,
  });

const raisable = (limit: Limit): Limit => ({...limit, raisable: true});
const quota = (value: string | number, label: string) => raisable(limitsOf('namespace')(value, label));
const api = limitsOf('api');
const app = limitsOf('app');
const certificate = limitsOf('certificate');
const logs = limitsOf('logs');
const machine = limitsOf('machine');
const metrics = limitsOf('metrics');
const name = limitsOf('name');
const request = limitsOf('request');
const service = limitsOf('service');
const volume = limitsOf('volume');

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
  'machine-vcpus': machine(Math.max(...vcpuCounts), 'vCPUs per machine'),
  'machine-memory-min': machine('128Mi', 'minimum machine memory'),
  'machine-memory-max': machine('64Gi', 'maximum machine memory'),
  'idle-timeout-min': machine('1s', 'shortest idle timeout'),
  'idle-timeout-max': machine('1h', 'longest idle timeout'),
  'idle-timeout-default': machine('60s', 'default idle timeout'),
  'stop-grace': machine('10s', 'default stop grace period'),
  'flash-grace': machine('5s', 'grace period before standby'),
  'restart-delay': machine('100ms', 'delay before the first restart'),
  'restart-delay-max': machine('10s', 'longest delay before a restart'),
  'restart-reset': machine('60s', 'run time that resets the restart delay'),
  'check-timeout-min': machine('100ms', 'shortest health check timeout'),
  'hold-max': machine('1h', 'longest hold'),
  environment: machine('64Ki', 'machine environment'),
  image: app('8Gi', 'image, compressed'),
  'scale-max': app(100, 'machines per app'),
  'scale-max-with-volume': app(1, 'machines per app with a volume'),
  listeners: service(10, 'listeners per service'),
  'volume-size-min': volume('1Gi', 'smallest volume'),
  'volume-size-max': volume('1Ti', 'largest volume'),
  'volume-snapshots': volume(20, 'snapshots per volume'),
  'volume-copies': volume(3, 'copies per volume'),
  'certificate-hostnames': certificate(100, 'hostnames per certificate'),
  'certificate-renewal': certificate('720h', 'managed certificate renewal before expiry'),
  'certificate-validation': certificate('72h', 'hostname validation time'),
  'request-held': request('30s', 'request held until a machine is ready'),
  'request-header': request('64Ki', 'request header'),
  'idle-connection': request('10m', 'idle connection'),
  'log-line': logs('16Ki', 'log line'),
  'log-retention': logs('168h', 'log retention'),
  'log-drains': logs(5, 'log drains per namespace'),
  'log-drain-buffer': logs('24h', 'log drain buffer'),
  'metrics-resolution': metrics('15s', 'metrics resolution'),
  'metrics-retention': metrics('720h', 'metrics retention'),
  'metrics-rows': metrics(1440, 'rows per series in `aloft metrics`'),
  'api-rate': {...raisable(api(20, 'API requests per token')), ...measure(20, 'requests per second')},
  'api-burst': raisable(api(60, 'API request burst per token')),
  'page-size': api(50, 'default items per page'),
  'page-size-max': api(100, 'maximum items per page'),
  'idempotency-retention': api('24h', 'idempotency key retention'),
  'token-lifetime': api('2160h', 'default token lifetime'),
  'token-lifetime-max': api('8760h', 'longest token lifetime'),
  'audit-retention': api('8760h', 'audit log retention'),
  'support-grant': api('24h', 'support access grant'),
  'copy-size': machine('1Gi', 'file copied to or from a machine'),
  'name-length': {...name(nameLength.max, 'resource name'), ...measure(nameLength.max, 'characters')},
} as const satisfies Record<string, Limit>;

export type LimitId = keyof typeof limits;

/** Ids in the order of the reference. */
export const limitIds = Object.keys(limits) as readonly LimitId[];

import type {ErrorCode} from '../errors/catalog';
import {nameLength} from '../values/names';
import {formatDurationInProse, formatSizeInProse, parseDuration, parseSize} from '../values/quantities';
import type {Limit, LimitScope} from './types';

/** Makes limits of a scope from the notation of manifests: `50`, `64Ki`, `10m`. */
const limitsOf =
  (scope: LimitScope) =>
  (value: string | number, label: string, description: string, error?: ErrorCode): Limit => ({
    ...measure(value),
    written: String(value),
    label,
    scope,
    description,
    raisable: false,
    ...(error && {error}),
  });

function measure(value: string | number): Pick<Limit, 'value' | 'unit' | 'text'> {
  if (typeof value === 'number') return {value, unit: 'count', text: new Intl.NumberFormat('en-US').format(value)};
  const bytes = parseSize(value);
  if (bytes !== undefined) return {value: bytes, unit: 'bytes', text: formatSizeInProse(bytes)};
  const ms = parseDuration(value) ?? NaN;
  return {value: ms, unit: 'milliseconds', text: formatDurationInProse(ms)};
}

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

function quota(value: string | number, label: string, description: string): Limit {
  return {...limitsOf('namespace')(value, label, description, 'quota_exceeded'), raisable: true};
}

/** Quotas of a namespace. Support raises them on request. */
export const namespaceLimits = {
  apps: quota(50, 'apps', 'Apps in a namespace, including suspended ones.'),
  machines: quota(100, 'machines', 'Machines in a namespace, in any state.'),
  services: quota(50, 'services', 'Services in a namespace, including detached ones.'),
  volumes: quota(50, 'volumes', 'Volumes in a namespace, including detached ones.'),
  certificates: quota(50, 'certificates', 'Certificates in a namespace, managed and uploaded.'),
  vcpus: quota(
    64,
    'vCPUs in use',
    'Virtual CPUs of machines whose compute is billed. A machine on standby does not count until it wakes.',
  ),
  memory: quota(
    '256Gi',
    'memory in use',
    'Memory of machines whose compute is billed. A machine on standby does not count until it wakes.',
  ),
} as const satisfies Record<string, Limit>;

/** Numbers of virtual CPUs that a machine can have. */
export const vcpuCounts = [1, 2, 4, 8, 16] as const;

/** Limits of single resources. */
export const resourceLimits = {
  'machine-vcpus': machine(
    Math.max(...vcpuCounts),
    'vCPUs per machine',
    `A machine can have ${vcpuCounts.slice(0, -1).join(', ')}, or ${vcpuCounts.at(-1)} virtual CPUs.`,
    'flag_value_invalid',
  ),
  'machine-memory-min': machine(
    '128Mi',
    'minimum machine memory',
    'The kernel and a process require at least this much.',
    'flag_value_invalid',
  ),
  'machine-memory-max': machine(
    '64Gi',
    'maximum machine memory',
    'For larger workloads, use several machines.',
    'flag_value_invalid',
  ),
  'idle-timeout-min': machine(
    '1s',
    'shortest idle timeout',
    'Minimum value of `flash.idleTimeout`.',
    'flag_value_invalid',
  ),
  'idle-timeout-max': machine(
    '1h',
    'longest idle timeout',
    'Maximum value of `flash.idleTimeout`. To keep machines running, set `scale.min`.',
    'flag_value_invalid',
  ),
  'idle-timeout-default': machine(
    '60s',
    'default idle timeout',
    'Default time that a machine must be idle before it goes to standby.',
  ),
  'stop-grace': machine(
    '10s',
    'default stop grace period',
    'Time for requests in flight to finish before the stop signal, and then for the process to exit before SIGKILL.',
  ),
  'flash-grace': machine(
    '5s',
    'grace period before standby',
    'Time between the `flashing` event and the pause of the process. `POST /v1/ready` ends it earlier.',
  ),
  'restart-delay': machine('100ms', 'delay before the first restart', 'The delay doubles with each further restart.'),
  'restart-delay-max': machine('10s', 'longest delay before a restart', 'The delay does not grow beyond this value.'),
  'restart-reset': machine(
    '60s',
    'run time that resets the restart delay',
    'A process that has run this long restarts with the first delay again.',
  ),
  'check-timeout-min': machine(
    '100ms',
    'shortest health check timeout',
    'Minimum value of `healthcheck.timeout`.',
    'manifest_invalid',
  ),
  'hold-max': machine(
    '1h',
    'longest hold',
    'Maximum TTL of one `POST /v1/hold` request. To extend a hold, send the request again before the hold ends.',
  ),
  environment: machine(
    '64Ki',
    'machine environment',
    'Total size of the names and values of environment variables and secrets.',
    'environment_too_large',
  ),
  image: app(
    '8Gi',
    'image, compressed',
    "Total size of the image's layers, as stored in the registry.",
    'image_too_large',
  ),
  'scale-max': app(
    100,
    'machines per app',
    'Maximum value of `scale.max`, within the namespace quota.',
    'flag_value_invalid',
  ),
  'scale-max-with-volume': app(
    1,
    'machines per app with a volume',
    'A volume can be attached to one machine at a time.',
    'volume_needs_single_machine',
  ),
  listeners: service(10, 'listeners per service', 'Listeners of one service, including redirects.', 'quota_exceeded'),
  'volume-size-min': volume('1Gi', 'smallest volume', 'Minimum size of a volume.', 'flag_value_invalid'),
  'volume-size-max': volume(
    '1Ti',
    'largest volume',
    'Maximum size of a volume. A volume cannot shrink.',
    'flag_value_invalid',
  ),
  'volume-snapshots': volume(20, 'snapshots per volume', 'Snapshots are kept until you delete them.', 'quota_exceeded'),
  'volume-copies': volume(
    3,
    'copies per volume',
    'The copies are on different hosts in the region, so the failure of one host does not cause data loss.',
  ),
  'certificate-hostnames': certificate(
    100,
    'hostnames per certificate',
    'Hostnames that one certificate covers.',
    'quota_exceeded',
  ),
  'certificate-renewal': certificate(
    '720h',
    'managed certificate renewal before expiry',
    'Time before expiry at which the platform renews a managed certificate.',
  ),
  'certificate-validation': certificate(
    '72h',
    'hostname validation time',
    'After this time, the certificate is `failed`. To try again, renew it.',
    'validation_failed',
  ),
  'request-held': request(
    '30s',
    'request held until a machine is ready',
    'Applies while a machine wakes or boots, and while all machines are full. After this time, HTTP requests get `503` with `Retry-After`, and TCP and TLS connections are closed.',
  ),
  'request-header': request(
    '64Ki',
    'request header',
    'Total size of the request line and all header fields. For larger headers, the edge proxy returns `431`.',
  ),
  'idle-connection': request(
    '10m',
    'idle connection',
    'After this time without data, the edge proxy closes the connection. For private services, the host agent closes it.',
  ),
  'log-line': logs('16Ki', 'log line', 'Longer lines are split into several lines.'),
  'log-retention': logs(
    '168h',
    'log retention',
    'Older lines are deleted. To keep logs longer, send them to a log service.',
  ),
  'log-drains': logs(
    5,
    'log drains per namespace',
    'Each drain sends every line of the namespace, or of one app, to an external receiver.',
  ),
  'log-drain-buffer': logs(
    '24h',
    'log drain buffer',
    'While the receiver fails, lines are kept for this time and retried with backoff. Older lines are not sent.',
  ),
  'metrics-resolution': metrics(
    '15s',
    'metrics resolution',
    'Sampling interval. Scraping more often returns the same values.',
  ),
  'metrics-retention': metrics(
    '720h',
    'metrics retention',
    'Older values are deleted. Scrape or remote-write them to keep them.',
  ),
  'metrics-rows': metrics(
    1440,
    'rows per series in `aloft metrics`',
    'Maximum number of steps between `--since` and now. For a longer time range, increase `--step`.',
    'flag_value_invalid',
  ),
  'api-rate': {
    ...api(
      20,
      'API requests per token',
      'Sustained rate. Above it, the API returns `429` with `Retry-After`.',
      'rate_limited',
    ),
    unit: 'requests per second',
    text: '20 requests per second',
    raisable: true,
  },
  'api-burst': {
    ...api(
      60,
      'API request burst per token',
      'Number of requests in a burst before the sustained rate applies.',
      'rate_limited',
    ),
    raisable: true,
  },
  'page-size': api(50, 'default items per page', 'To change it, use the `limit` query parameter.'),
  'page-size-max': api(100, 'maximum items per page', 'Maximum value of the `limit` query parameter.'),
  'idempotency-retention': api(
    '24h',
    'idempotency key retention',
    'A `POST` request that is repeated with the same `Idempotency-Key` returns the first successful response. After this time, the key can be used again.',
  ),
  'token-lifetime': api(
    '2160h',
    'default token lifetime',
    'After this time, the token is rejected. To set another lifetime, use `--expires`.',
    'token_expired',
  ),
  'token-lifetime-max': api('8760h', 'longest token lifetime', 'Maximum value of `--expires`.', 'flag_value_invalid'),
  'audit-retention': api('8760h', 'audit log retention', 'Older entries are deleted. Export them to keep them.'),
  'support-grant': api(
    '24h',
    'support access grant',
    'The grant expires after this time. A member can end it earlier.',
  ),
  'copy-size': machine(
    '1Gi',
    'file copied to or from a machine',
    'Maximum size of one file that `aloft machine cp` copies. For larger files, use a volume import.',
    'argument_invalid',
  ),
  'name-length': {
    ...name(
      nameLength.max,
      'resource name',
      'Maximum length of a resource name. Other rules also apply.',
      'name_invalid',
    ),
    unit: 'characters',
    text: `${nameLength.max} characters`,
  },
} as const satisfies Record<string, Limit>;

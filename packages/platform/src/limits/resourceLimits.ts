import type {ErrorCode} from '../errors/catalog';
import {nameLength} from '../values/names';
import {formatDurationInProse, formatSizeInProse, parseDuration, parseSize} from '../values/quantities';
import {countLimit, type Limit, type LimitScope} from './types';

function quota(value: number, label: string, description: string): Limit {
  return countLimit(value, {label, scope: 'namespace', description, raisable: true, error: 'quota_exceeded'});
}

const memory = '256Gi';

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
  memory: {
    value: parseSize(memory)!,
    written: memory,
    unit: 'bytes',
    text: formatSizeInProse(parseSize(memory)!),
    label: 'memory in use',
    scope: 'namespace',
    description: 'Memory of machines whose compute is billed. A machine on standby does not count until it wakes.',
    raisable: true,
    error: 'quota_exceeded',
  },
} as const satisfies Record<string, Limit>;

/** Creates a size limit from the notation of manifests: `128Mi`. */
function size(written: string, label: string, scope: LimitScope, description: string, error?: ErrorCode): Limit {
  const value = parseSize(written)!;
  return {
    value,
    written,
    unit: 'bytes',
    text: formatSizeInProse(value),
    label,
    scope,
    description,
    raisable: false,
    error,
  };
}

/** Creates a duration limit from the notation of manifests: `60s`. */
function time(written: string, label: string, scope: LimitScope, description: string, error?: ErrorCode): Limit {
  const value = parseDuration(written)!;
  return {
    value,
    written,
    unit: 'milliseconds',
    text: formatDurationInProse(value),
    label,
    scope,
    description,
    raisable: false,
    error,
  };
}

/** Numbers of virtual CPUs that a machine can have. */
export const vcpuCounts = [1, 2, 4, 8, 16] as const;

/** Limits of single resources. */
export const resourceLimits = {
  'machine-vcpus': countLimit(Math.max(...vcpuCounts), {
    label: 'vCPUs per machine',
    scope: 'machine',
    description: `A machine has ${vcpuCounts.slice(0, -1).join(', ')}, or ${vcpuCounts.at(-1)} virtual CPUs.`,
    error: 'flag_value_invalid',
  }),
  'machine-memory-min': size(
    '128Mi',
    'minimum machine memory',
    'machine',
    'The kernel and a process require at least this much.',
    'flag_value_invalid',
  ),
  'machine-memory-max': size(
    '64Gi',
    'maximum machine memory',
    'machine',
    'For larger workloads, use several machines.',
    'flag_value_invalid',
  ),
  'idle-timeout-min': time(
    '1s',
    'shortest idle timeout',
    'machine',
    'Minimum value of `flash.idleTimeout`.',
    'flag_value_invalid',
  ),
  'idle-timeout-max': time(
    '1h',
    'longest idle timeout',
    'machine',
    'Maximum value of `flash.idleTimeout`. To keep machines running, set `scale.min`.',
    'flag_value_invalid',
  ),
  'idle-timeout-default': time(
    '60s',
    'default idle timeout',
    'machine',
    'Default time that a machine must be idle before it goes to standby.',
  ),
  'stop-grace': time(
    '10s',
    'default stop grace period',
    'machine',
    'Time for requests in flight to finish before the stop signal, and then for the process to exit before SIGKILL.',
  ),
  'flash-grace': time(
    '5s',
    'grace period before standby',
    'machine',
    'Time between the `flashing` event and the pause of the process. `POST /v1/ready` ends it earlier.',
  ),
  'hold-max': time(
    '1h',
    'longest hold',
    'machine',
    'Maximum TTL of one `POST /v1/hold` request. To extend a hold, send the request again before it ends.',
  ),
  environment: size(
    '64Ki',
    'machine environment',
    'machine',
    'Total size of the names and values of environment variables and secrets.',
    'environment_too_large',
  ),
  image: size(
    '8Gi',
    'image, compressed',
    'app',
    "Total size of the image's layers, as stored in the registry.",
    'image_too_large',
  ),
  'scale-max': countLimit(100, {
    label: 'machines per app',
    scope: 'app',
    description: 'Maximum value of `scale.max`, within the namespace quota.',
    error: 'flag_value_invalid',
  }),
  'scale-max-with-volume': countLimit(1, {
    label: 'machines per app with a volume',
    scope: 'app',
    description: 'A volume can be attached to one machine at a time.',
    error: 'volume_needs_single_machine',
  }),
  listeners: countLimit(10, {
    label: 'listeners per service',
    scope: 'service',
    description: 'Listeners of one service, including redirects.',
    error: 'quota_exceeded',
  }),
  'volume-size-min': size('1Gi', 'smallest volume', 'volume', 'Minimum size of a volume.', 'flag_value_invalid'),
  'volume-size-max': size(
    '1Ti',
    'largest volume',
    'volume',
    'Maximum size of a volume. A volume cannot shrink.',
    'flag_value_invalid',
  ),
  'volume-snapshots': countLimit(20, {
    label: 'snapshots per volume',
    scope: 'volume',
    description: 'Snapshots are kept until you delete them.',
    error: 'quota_exceeded',
  }),
  'volume-copies': countLimit(3, {
    label: 'copies per volume',
    scope: 'volume',
    description: 'The copies are on different hosts in the region, so a host failure does not cause data loss.',
  }),
  'certificate-hostnames': countLimit(100, {
    label: 'hostnames per certificate',
    scope: 'certificate',
    description: 'Hostnames that one certificate covers.',
    error: 'quota_exceeded',
  }),
  'certificate-renewal': time(
    '720h',
    'managed certificate renewal before expiry',
    'certificate',
    'Time before expiry at which the platform renews a managed certificate.',
  ),
  'certificate-validation': time(
    '72h',
    'hostname validation time',
    'certificate',
    'After this time, the certificate is `failed`; renew it to try again.',
    'validation_failed',
  ),
  'request-held': time(
    '30s',
    'request held until a machine is ready',
    'request',
    'Applies while a machine wakes or boots, and while all are full. After this time, HTTP requests get `503` with `Retry-After`, and TCP and TLS connections are closed.',
  ),
  'request-header': size(
    '64Ki',
    'request header',
    'request',
    'Request line and all header fields. For larger headers, the edge proxy returns `431`.',
  ),
  'idle-connection': time(
    '10m',
    'idle connection',
    'request',
    'After this time without data, the edge proxy closes the connection. For private services, the host agent closes it.',
  ),
  'log-line': size('16Ki', 'log line', 'logs', 'Longer lines are split into several lines.'),
  'log-retention': time(
    '168h',
    'log retention',
    'logs',
    'Older lines are deleted. To keep logs longer, send them to a log service.',
  ),
  'log-drains': countLimit(5, {
    label: 'log drains per namespace',
    scope: 'logs',
    description: 'Each drain sends every line of the namespace, or of one app, to an external receiver.',
  }),
  'log-drain-buffer': time(
    '24h',
    'log drain buffer',
    'logs',
    'While the receiver fails, lines are kept for this time and retried with backoff. Older lines are not sent.',
  ),
  'metrics-resolution': time(
    '15s',
    'metrics resolution',
    'metrics',
    'Sampling interval. Scraping more often returns the same values.',
  ),
  'metrics-retention': time(
    '720h',
    'metrics retention',
    'metrics',
    'Older values are deleted. Scrape or remote-write them to keep them.',
  ),
  'metrics-rows': countLimit(1440, {
    label: 'rows per series in `aloft metrics`',
    scope: 'metrics',
    description: 'Maximum number of steps between `--since` and now. For a longer time range, increase `--step`.',
    error: 'flag_value_invalid',
  }),
  'api-rate': {
    value: 20,
    written: '20',
    unit: 'requests per second',
    text: '20 requests per second',
    label: 'API requests per token',
    scope: 'api',
    description: 'Sustained rate. Above it, the API returns `429` with `Retry-After`.',
    raisable: true,
    error: 'rate_limited',
  },
  'api-burst': countLimit(60, {
    label: 'API request burst per token',
    scope: 'api',
    description: 'Number of requests in a burst before the sustained rate applies.',
    raisable: true,
    error: 'rate_limited',
  }),
  'page-size': countLimit(50, {
    label: 'default items per page',
    scope: 'api',
    description: 'To change it, use the `limit` query parameter.',
  }),
  'page-size-max': countLimit(100, {
    label: 'maximum items per page',
    scope: 'api',
    description: 'Maximum value of the `limit` query parameter.',
  }),
  'idempotency-retention': time(
    '24h',
    'idempotency key retention',
    'api',
    'A `POST` request that is repeated with the same `Idempotency-Key` returns the first successful response. After this time, the key can be used again.',
  ),
  'token-lifetime': time(
    '2160h',
    'default token lifetime',
    'api',
    'After this time, the token is rejected. To set another lifetime, use `--expires`.',
    'token_expired',
  ),
  'token-lifetime-max': time(
    '8760h',
    'longest token lifetime',
    'api',
    'Maximum value of `--expires`.',
    'flag_value_invalid',
  ),
  'audit-retention': time(
    '8760h',
    'audit log retention',
    'api',
    'Older entries are deleted. Export them to keep them.',
  ),
  'support-grant': time(
    '24h',
    'support access grant',
    'api',
    'The grant expires after this time. A member can end it earlier.',
  ),
  'copy-size': size(
    '1Gi',
    'file copied to or from a machine',
    'machine',
    'Maximum size of one file that `aloft machine cp` copies. For larger files, use a volume import.',
    'argument_invalid',
  ),
  'name-length': {
    value: nameLength.max,
    written: String(nameLength.max),
    unit: 'characters',
    text: `${nameLength.max} characters`,
    label: 'resource name',
    scope: 'name',
    description: 'See the naming rules.',
    raisable: false,
    error: 'name_invalid',
  },
} as const satisfies Record<string, Limit>;

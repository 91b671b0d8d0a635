import type {ErrorCode} from '../errors';
import {nameLength} from '../names';
import {durationUnits, formatDurationInProse, formatSizeInProse, sizeUnits} from '../quantities';
import {countLimit, type Limit, type LimitScope} from './types';

function size(value: number, label: string, scope: LimitScope, description: string, error?: ErrorCode): Limit {
  return {value, unit: 'bytes', text: formatSizeInProse(value), label, scope, description, raisable: false, error};
}

function time(value: number, label: string, scope: LimitScope, description: string, error?: ErrorCode): Limit {
  return {
    value,
    unit: 'milliseconds',
    text: formatDurationInProse(value),
    label,
    scope,
    description,
    raisable: false,
    error,
  };
}

const {Ki, Mi, Gi, Ti} = sizeUnits;
const {s, m, h} = durationUnits;
const day = 24 * h;

/** Limits of single resources. */
export const resourceLimits = {
  'machine-vcpus': countLimit(16, {
    label: 'vCPUs of a machine',
    scope: 'machine',
    description: 'A machine has 1, 2, 4, 8 or 16 virtual CPUs.',
    error: 'flag_value_invalid',
  }),
  'machine-memory-min': size(
    128 * Mi,
    'least memory of a machine',
    'machine',
    'Below it the kernel and a process do not fit.',
    'flag_value_invalid',
  ),
  'machine-memory-max': size(
    64 * Gi,
    'most memory of a machine',
    'machine',
    'For more, share the work among machines.',
    'flag_value_invalid',
  ),
  'idle-timeout-min': time(
    1 * s,
    'shortest idle timeout',
    'machine',
    'The least that `flash.idleTimeout` can be.',
    'flag_value_invalid',
  ),
  'idle-timeout-max': time(
    1 * h,
    'longest idle timeout',
    'machine',
    'The most that `flash.idleTimeout` can be. To keep machines running, set `scale.min`.',
    'flag_value_invalid',
  ),
  'idle-timeout-default': time(
    60 * s,
    'idle timeout unless set',
    'machine',
    'How long a machine has no open connection before it goes on standby, unless you say otherwise.',
  ),
  'stop-grace': time(
    10 * s,
    'grace period of a stop unless set',
    'machine',
    'How long the process may take after SIGTERM before it gets SIGKILL.',
  ),
  'hold-max': time(
    1 * h,
    'longest hold',
    'machine',
    'The most that one `POST /v1/hold` can ask for. Hold again before it ends to go on.',
  ),
  environment: size(
    64 * Ki,
    'environment of a machine',
    'machine',
    'Variables and secrets together, names and values.',
    'environment_too_large',
  ),
  image: size(
    8 * Gi,
    'image, compressed',
    'app',
    'All layers of the image together, as the registry stores them.',
    'image_too_large',
  ),
  'scale-max': countLimit(100, {
    label: 'machines of an app',
    scope: 'app',
    description: 'The most that `scale.max` can be, within the quota of the namespace.',
    error: 'flag_value_invalid',
  }),
  'scale-max-with-volume': countLimit(1, {
    label: 'machines of an app with a volume',
    scope: 'app',
    description: 'A volume is attached to one machine at a time.',
    error: 'volume_needs_single_machine',
  }),
  listeners: countLimit(10, {
    label: 'listeners of a service',
    scope: 'service',
    description: 'Listeners of one service, redirects included.',
    error: 'quota_exceeded',
  }),
  'volume-size-min': size(
    1 * Gi,
    'smallest volume',
    'volume',
    'The least that a volume can have.',
    'flag_value_invalid',
  ),
  'volume-size-max': size(
    1 * Ti,
    'largest volume',
    'volume',
    'The most that a volume can have. Volumes only grow.',
    'flag_value_invalid',
  ),
  'volume-snapshots': countLimit(20, {
    label: 'snapshots of a volume',
    scope: 'volume',
    description: 'Snapshots are kept until they are deleted.',
    error: 'quota_exceeded',
  }),
  'certificate-hostnames': countLimit(100, {
    label: 'hostnames of a certificate',
    scope: 'certificate',
    description: 'Hostnames that one certificate covers.',
    error: 'quota_exceeded',
  }),
  'certificate-renewal': time(
    30 * day,
    'renewal of a managed certificate before its end',
    'certificate',
    'How long before its end the platform renews a managed certificate.',
  ),
  'certificate-validation': time(
    72 * h,
    'time to prove a hostname',
    'certificate',
    'After it the certificate fails; renew it to try again.',
    'validation_failed',
  ),
  'request-held': time(
    30 * s,
    'request held while a machine wakes',
    'request',
    'Then the edge proxy answers `503` with `Retry-After`.',
  ),
  'request-header': size(
    64 * Ki,
    'request header',
    'request',
    'Request line and all header fields. Over it the edge proxy answers `431`.',
  ),
  'idle-connection': time(
    10 * m,
    'idle connection',
    'request',
    'A connection on which nothing is sent for so long is closed by the edge proxy.',
  ),
  'log-line': size(16 * Ki, 'log line', 'logs', 'Longer lines are split.'),
  'log-retention': time(
    7 * day,
    'retention of logs',
    'logs',
    'Older lines are deleted. Ship logs elsewhere to keep them.',
  ),
  'metrics-resolution': time(
    15 * s,
    'resolution of metrics',
    'metrics',
    'Values are taken this often. Scraping more often gives the same values.',
  ),
  'metrics-retention': time(
    30 * day,
    'retention of metrics',
    'metrics',
    'Older values are deleted. Scrape or remote-write them to keep them.',
  ),
  'metrics-rows': countLimit(1440, {
    label: 'rows of a series that `aloft metrics` prints',
    scope: 'metrics',
    description: 'The most steps between `--since` and now. For a longer time give a longer `--step`.',
    error: 'flag_value_invalid',
  }),
  'api-rate': {
    value: 20,
    unit: 'requests per second',
    text: '20 requests/s',
    label: 'API requests of a token',
    scope: 'api',
    description: 'Sustained rate. Over it the API answers `429` with `Retry-After`.',
    raisable: true,
    error: 'rate_limited',
  },
  'api-burst': countLimit(60, {
    label: 'burst of API requests of a token',
    scope: 'api',
    description: 'Requests at once, before the sustained rate holds.',
    raisable: true,
    error: 'rate_limited',
  }),
  'token-lifetime': time(
    90 * day,
    'lifetime of a token unless set',
    'api',
    'After it the token is refused. `--expires` sets another one.',
    'token_expired',
  ),
  'token-lifetime-max': time(
    365 * day,
    'longest lifetime of a token',
    'api',
    'The most that `--expires` can ask for.',
    'flag_value_invalid',
  ),
  'copy-size': size(
    1 * Gi,
    'file copied to or from a machine',
    'machine',
    'The most that `aloft machine cp` copies as one file. Use a volume import for more.',
    'argument_invalid',
  ),
  'name-length': {
    value: nameLength.max,
    unit: 'characters',
    text: `${nameLength.max} characters`,
    label: 'resource name',
    scope: 'name',
    description: 'See the rules for names.',
    raisable: false,
    error: 'name_invalid',
  },
} as const satisfies Record<string, Limit>;

import {type LimitId, vcpuCounts} from '../limits';

/** Effect of reaching each limit, and other details: sentences. */
export const limitDescriptions: Readonly<Record<LimitId, string>> = {
  apps: 'Apps in a namespace, including suspended ones.',
  machines: 'Machines in a namespace, in any state.',
  services: 'Services in a namespace, including detached ones.',
  volumes: 'Volumes in a namespace, including detached ones.',
  certificates: 'Certificates in a namespace, managed and uploaded.',
  vcpus: 'Virtual CPUs of machines whose compute is billed. A machine on standby does not count until it wakes.',
  memory: 'Memory of machines whose compute is billed. A machine on standby does not count until it wakes.',
  'machine-vcpus': `A machine can have ${vcpuCounts.slice(0, -1).join(', ')}, or ${vcpuCounts.at(-1)} virtual CPUs.`,
  'machine-memory-min': 'The kernel and a process require at least this much.',
  'machine-memory-max': 'For larger workloads, use several machines.',
  'idle-timeout-min': 'Minimum value of `flash.idleTimeout`.',
  'idle-timeout-max': 'Maximum value of `flash.idleTimeout`. To keep machines running, set `scale.min`.',
  'idle-timeout-default': 'Default time that a machine must be idle before it goes to standby.',
  'stop-grace':
    'Time for requests in flight to finish before the stop signal, and then for the process to exit before SIGKILL.',
  'flash-grace': 'Time between the `flashing` event and the pause of the process. `POST /v1/ready` ends it earlier.',
  'restart-delay': 'The delay doubles with each further restart.',
  'restart-delay-max': 'The delay does not grow beyond this value.',
  'restart-reset': 'A process that has run this long restarts with the first delay again.',
  'check-timeout-min': 'Minimum value of `healthcheck.timeout`.',
  'hold-max':
    'Maximum TTL of one `POST /v1/hold` request. To extend a hold, send the request again before the hold ends.',
  environment: 'Total size of the names and values of environment variables and secrets.',
  image: "Total size of the image's layers, as stored in the registry.",
  'scale-max': 'Maximum value of `scale.max`, within the namespace quota.',
  'scale-max-with-volume': 'A volume can be attached to one machine at a time.',
  listeners: 'Listeners of one service, including redirects.',
  'volume-size-min': 'Minimum size of a volume.',
  'volume-size-max': 'Maximum size of a volume. A volume cannot shrink.',
  'volume-snapshots': 'Snapshots are kept until you delete them.',
  'volume-copies':
    'The copies are on different hosts in the region, so the failure of one host does not cause data loss.',
  'certificate-hostnames': 'Hostnames that one certificate covers.',
  'certificate-renewal': 'Time before expiry at which the platform renews a managed certificate.',
  'certificate-validation': 'After this time, the certificate is `failed`. To try again, renew it.',
  'request-held':
    'Applies while a machine wakes or boots, and while all machines are full. After this time, HTTP requests get `503` with `Retry-After`, and TCP and TLS connections are closed.',
  'request-header':
    'Total size of the request line and all header fields. For larger headers, the edge proxy returns `431`.',
  'idle-connection':
    'After this time without data, the edge proxy closes the connection. For private services, the host agent closes it.',
  'log-line': 'Longer lines are split into several lines.',
  'log-retention': 'Older lines are deleted. To keep logs longer, send them to a log service.',
  'log-drains': 'Each drain sends every line of the namespace, or of one app, to an external receiver.',
  'log-drain-buffer':
    'While the receiver fails, lines are kept for this time and retried with backoff. Older lines are not sent.',
  'metrics-resolution': 'Sampling interval. Scraping more often returns the same values.',
  'metrics-retention': 'Older values are deleted. Scrape or remote-write them to keep them.',
  'metrics-rows': 'Maximum number of steps between `--since` and now. For a longer time range, increase `--step`.',
  'api-rate': 'Sustained rate. Above it, the API returns `429` with `Retry-After`.',
  'api-burst': 'Number of requests in a burst before the sustained rate applies.',
  'page-size': 'To change it, use the `limit` query parameter.',
  'page-size-max': 'Maximum value of the `limit` query parameter.',
  'idempotency-retention':
    'A `POST` request that is repeated with the same `Idempotency-Key` returns the first successful response. After this time, the key can be used again.',
  'token-lifetime': 'After this time, the token is rejected. To set another lifetime, use `--expires`.',
  'token-lifetime-max': 'Maximum value of `--expires`.',
  'audit-retention': 'Older entries are deleted. Export them to keep them.',
  'support-grant': 'The grant expires after this time. A member can end it earlier.',
  'copy-size': 'Maximum size of one file that `aloft machine cp` copies. For larger files, use a volume import.',
  'name-length': 'Maximum length of a resource name. Other rules also apply.',
};

import type {QuerySet} from '../pages';

/** Flags, variables and commands, complete or partial. */
export const flags: QuerySet = {
  '--output': ['cli'],
  '--namespace': ['cli', 'namespaces', 'auth'],
  '-o json': ['cli'],
  '--no-deploy': ['apps'],
  '--idle-timeout': ['apps', 'machines'],
  '--snapshot': ['volumes'],
  '--size': ['volumes'],
  ALOFT_TOKEN: ['cli', 'auth'],
  ALOFT_NAMESPACE: ['cli', 'namespaces', 'auth'],
  ALOFT_CONFIG: ['cli'],
  NO_COLOR: ['cli'],
  'aloft deploy': ['deploying', 'apps'],
  'aloft init': ['apps', 'existing', 'deploying', 'schema'],
  'aloft app secret set': ['apps'],
  'aloft machine exec': ['machines'],
  'aloft machine port-forward': ['machines'],
  'aloft volume import': ['volumes'],
  'aloft volume snapshot create': ['volumes'],
  'aloft cert upload': ['certificates'],
  'aloft svc attach': ['services'],
  'aloft ns use': ['namespaces'],
  'aloft token create': ['auth'],
  'aloft whoami': ['auth'],
  'aloft completion': ['cli', 'auth'],
  'aloft schema validate': ['schema', 'apps'],
  'exit code 5': ['cli'],
};

/** Fields of the manifest and of resources. */
export const fields: QuerySet = {
  idleTimeout: ['schema', 'machines'],
  'flash.mode': ['schema', 'machines', 'manual'],
  'machine.memory': ['schema'],
  vcpus: ['schema', 'machines'],
  'scale.min': ['schema', 'deploying', 'apps'],
  'scale.concurrency': ['schema', 'deploying'],
  targetPort: ['schema', 'services'],
  listeners: ['services', 'schema'],
  'healthcheck interval': ['schema'],
  'build.dockerfile': ['schema', 'building'],
  'restart on-failure': ['schema', 'ignitiond'],
  'visibility private': ['services', 'schema'],
  hostnames: ['services', 'certificates', 'schema'],
  mount: ['schema', 'volumes'],
  'machine.env': ['schema'],
  createdAt: ['apps', 'machines', 'services', 'volumes', 'certificates', 'namespaces', 'auth'],
  heldUntil: ['machines', 'ignitiond'],
  'build.args': ['schema', 'building'],
};

/** Metrics, complete or partial. */
export const metrics: QuerySet = {
  aloft_machine_wakes_total: ['metrics'],
  aloft_machine_wake_duration_seconds: ['metrics'],
  aloft_service_held_requests: ['metrics'],
  aloft_volume_used_bytes: ['metrics'],
  'machine memory bytes': ['metrics'],
  'wakes total': ['metrics'],
  'inflight requests': ['metrics', 'services'],
  'certificate expiry timestamp': ['metrics'],
  'request duration histogram': ['metrics'],
  'standby seconds': ['metrics'],
  'remote write': ['metrics'],
  promql: ['metrics'],
};

import {formatSizeInProse, parseSize} from '../values/quantities';
import {countLimit, type Limit} from './types';

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

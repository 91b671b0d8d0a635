/** What each resource is: a clause for lists of commands, and its continuation. */
const clauses = {
  namespace: ['a boundary for names, quota, and private networking', ', which also sets the region'],
  app: ['the desired state of one workload', ': image, machine template, scale, services, and volumes'],
  machine: ['a microVM with its own Linux kernel that runs one image', ''],
  service: ["a network entry point in front of one app's machines", ': hostnames, listeners, and balancing'],
  volume: [
    'block storage that outlives machines',
    ', formatted with ext4 and attached to at most one machine at a time',
  ],
  certificate: ['a TLS certificate for custom hostnames', ', managed by the platform or uploaded by you'],
  token: ['a credential for API requests', ''],
  snapshot: ['a point-in-time copy of a volume', ', kept until you delete it'],
  secret: ['an environment variable whose value is encrypted and cannot be read back', ''],
} as const;

type DefinedKind = keyof typeof clauses;

/** The short form: `the desired state of one workload`. */
export function clauseOf(kind: DefinedKind): string {
  return clauses[kind][0];
}

/** The definition of a term: `The desired state of one workload: image, …` */
export function definitionOf(kind: DefinedKind): string {
  const text = clauses[kind].join('');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** A sentence about the resource: `An app is the desired state of one workload: image, …` */
export function summaryOf(kind: DefinedKind): string {
  return `${kind === 'app' ? 'An' : 'A'} ${kind} is ${clauses[kind].join('')}.`;
}

import {type StatefulKind, stateNames} from '../states';

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

export type DefinedKind = keyof typeof clauses;

export const definedKinds = Object.keys(clauses) as readonly DefinedKind[];

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

export type FieldType =
  'string' | 'integer' | 'number' | 'boolean' | 'timestamp' | 'duration' | 'size' | 'map' | 'list' | 'enum';

/** A field of a resource in `--output json` and the API. */
export interface ResourceField extends Field {
  /** Name, dotted for nested ones: `flash.mode`. */
  readonly path: string;
}

/** A field without its path, which is its key in `Fields`. */
export interface Field {
  /** Type in JSON. Timestamps, durations and sizes are strings. */
  readonly type: FieldType;
  /** Allowed values of an enum. */
  readonly values?: readonly string[];
  /** Reference text: sentences. */
  readonly description: string;
  /** Example value, as JSON. */
  readonly example: string | number | boolean | null | readonly string[] | Readonly<Record<string, string>>;
}

/** Fields by their path, in order. One with a path comes from another kind, and keeps that path. */
export type Fields = Readonly<Record<string, Field | ResourceField>>;

export const listFields = (fields: Fields): ResourceField[] =>
  Object.entries(fields).map(([path, field]) => ('path' in field ? field : {path, ...field}));

/** Makes fields of a type from a description and an example. */
const fieldOf =
  (type: FieldType) =>
  (description: string, example: Field['example']): Field => ({type, description, example});

export const text = fieldOf('string');
export const integer = fieldOf('integer');
export const number = fieldOf('number');
export const boolean = fieldOf('boolean');
export const timestamp = fieldOf('timestamp');
export const duration = fieldOf('duration');
export const size = fieldOf('size');
export const map = fieldOf('map');
export const list = fieldOf('list');

/** A field with one of several values. */
export const choice = (values: readonly string[], description: string, example: Field['example']): Field => ({
  ...fieldOf('enum')(description, example),
  values,
});

/** The state of a kind, whose values are those of its state machine. */
export const state = (kind: StatefulKind, example: string) =>
  choice(stateNames(kind), `State of the ${kind}.`, example);

export const createdAt = timestamp('Creation time (RFC 3339, UTC).', '2026-03-02T09:30:00Z');

/** `name` and `namespace`, which every resource has. */
export const identityFields = (kind: string, example: string, scope = 'in its namespace'): Fields => ({
  name: text(`Name of the ${kind}, unique among the ${kind}s ${scope}.`, example),
  namespace: text(`Namespace of the ${kind}.`, 'acme'),
});

/** `labels`, `createdAt` and `updatedAt`, which every resource has. */
export const recordFields: Fields = {
  labels: map('Labels: a map of strings for grouping resources and filtering lists with `--label`.', {team: 'web'}),
  createdAt,
  updatedAt: timestamp('Time of the last change (RFC 3339, UTC).', '2026-03-02T09:41:12Z'),
};

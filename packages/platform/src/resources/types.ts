/** Kinds that the CLI lists and gets. The first six are the resources of the platform. */
export type ResourceKind =
  | 'namespace'
  | 'app'
  | 'machine'
  | 'service'
  | 'volume'
  | 'certificate'
  | 'release'
  | 'snapshot'
  | 'token'
  | 'variable'
  | 'secret'
  | 'session'
  | 'quota'
  | 'log-line'
  | 'audit-entry';

/** Type of a field in JSON. */
export type FieldType =
  'string' | 'integer' | 'number' | 'boolean' | 'timestamp' | 'duration' | 'size' | 'map' | 'list' | 'enum';

/** A field of a resource in `--output json` and the API. */
export interface ResourceField {
  /** Name, dotted for nested ones: `flash.mode`. */
  readonly path: string;
  /** Type in JSON. Timestamps, durations and sizes are strings. */
  readonly type: FieldType;
  /** Allowed values of an enum, unless they're the kind's states. */
  readonly values?: readonly string[];
  /** Reference text: sentences. */
  readonly description: string;
  /** Example value, as JSON. */
  readonly example: string | number | boolean | null | readonly string[] | Readonly<Record<string, string>>;
}

/** A kind of resource. */
export interface Resource {
  readonly kind: ResourceKind;
  /** Definition: one sentence. */
  readonly summary: string;
  /** Its fields, in the order of the JSON. */
  readonly fields: readonly ResourceField[];
}

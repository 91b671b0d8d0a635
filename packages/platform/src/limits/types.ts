import type {ErrorCode} from '../errors/catalog';

/** Unit of a limit's value. */
export type LimitUnit = 'count' | 'characters' | 'bytes' | 'milliseconds' | 'requests per second';

/** Scope of a limit. */
export type LimitScope =
  | 'namespace'
  | 'machine'
  | 'app'
  | 'service'
  | 'volume'
  | 'certificate'
  | 'request'
  | 'logs'
  | 'metrics'
  | 'api'
  | 'name';

/** A limit of the platform. */
export interface Limit {
  /** Value in `unit`. */
  readonly value: number;
  /** The value in the notation of manifests and flags: `50`, `64Ki`, `10m`. */
  readonly written: string;
  /** Unit of the value. */
  readonly unit: LimitUnit;
  /** The value in prose: `50`, `64 KiB`, `10 minutes`. */
  readonly text: string;
  /** Limited quantity, a noun phrase. */
  readonly label: string;
  /** Scope of the limit. */
  readonly scope: LimitScope;
  /** Effect of reaching the limit, and other details: sentences. */
  readonly description: string;
  /** Whether support raises it on request. */
  readonly raisable: boolean;
  /** Error code that the CLI or the API reports if it's exceeded. */
  readonly error?: ErrorCode;
}

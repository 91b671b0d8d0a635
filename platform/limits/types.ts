import type {ErrorCode} from '../errors';

/** What the value of a limit counts. */
export type LimitUnit = 'count' | 'characters' | 'bytes' | 'milliseconds' | 'requests per second';

/** What a limit holds for. */
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
  /** The number, in the unit. */
  readonly value: number;
  /** Unit of the value. */
  readonly unit: LimitUnit;
  /** The value as prose writes it: `50`, `64 KiB`, `10 min`. */
  readonly text: string;
  /** What it limits, a noun phrase. */
  readonly label: string;
  /** What it holds for. */
  readonly scope: LimitScope;
  /** What happens at the limit and what to know: sentences. */
  readonly description: string;
  /** Whether support raises it on request. */
  readonly raisable: boolean;
  /** Code of the error when it is exceeded, where the tool or the API reports one. */
  readonly error?: ErrorCode;
}

type Facts = Omit<Limit, 'text' | 'unit' | 'value' | 'raisable'> & {readonly raisable?: boolean};

/** A limit that counts things. */
export function countLimit(value: number, facts: Facts): Limit {
  return {value, unit: 'count', text: new Intl.NumberFormat('en-US').format(value), raisable: false, ...facts};
}

import type {StateName} from '@aloft/platform/states';

/** A machine's counters since its creation, at a point in time. */
export interface MachineReading {
  /** Ms since the epoch. */
  at: number;
  state: StateName<'machine'>;
  wakes: number;
  /** Ms on standby up to `at`. */
  standbyMs: number;
  /** Ms of CPU time. */
  cpuMs: number;
  /** Bytes. */
  received: number;
  /** Bytes. */
  transmitted: number;
}

/** A service's counters at a point in time. */
export interface ServiceReading {
  /** Ms since the epoch. */
  at: number;
  /** Responses by HTTP status. */
  codes: Record<string, number>;
  /** Requests by duration, in ms. */
  durations: Record<string, number>;
}

import type {MachineStateName} from '../state/machineTypes';

/** A machine's counters since its creation, at a point in time. */
export interface MachineReading {
  /** Ms since the epoch. */
  at: number;
  state: MachineStateName;
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

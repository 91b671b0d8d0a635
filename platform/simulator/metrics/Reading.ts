import type {MachineStateName} from '../state/machineTypes';

/** What a machine's counters showed at a time. Counters count from its creation. */
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

/** What a service's counters showed at a time. */
export interface ServiceReading {
  /** Ms since the epoch. */
  at: number;
  /** Answers by HTTP status. */
  codes: Record<string, number>;
  /** Requests by how long they took, in ms. */
  durations: Record<string, number>;
}

import type {MachineReading} from '../metrics/Reading';

/** The states that a machine passes through; the legal steps stand in `platform/`'s transition table. */
export type MachineStateName =
  | 'created'
  | 'starting'
  | 'running'
  | 'flashing'
  | 'standby'
  | 'waking'
  | 'stopping'
  | 'stopped'
  | 'failed'
  | 'deleting';

/** A change of state that comes by itself when the clock reaches `at`. */
export interface Due<S extends string> {
  /** State that follows. */
  to: S;
  /** When, in ms since the epoch. */
  at: number;
}

/** Fields that every resource has. Times are ms since the epoch, UTC. */
export interface Resource<S extends string> {
  name: string;
  namespace: string;
  state: S;
  createdAt: number;
  updatedAt: number;
  labels: Record<string, string>;
  due: Due<S> | null;
}

export type FlashMode = 'auto' | 'manual' | 'off';

/** What a machine runs and with what means; the `machine` part of a manifest, in plain units. */
export interface MachineTemplate {
  vcpus: number;
  memoryBytes: number;
  command: string[];
  env: Record<string, string>;
  /** Names of the app's secrets that the process gets. */
  secrets: string[];
  restart: string;
  flash: {mode: FlashMode; idleTimeoutMs: number};
  healthcheck: {path: string; port: number} | null;
}

export interface Mount {
  volume: string;
  path: string;
}

export interface Machine extends Resource<MachineStateName> {
  id: string;
  app: string | null;
  /** True for a machine that runs one command of its app and is then deleted. */
  oneOff: boolean;
  release: number | null;
  image: string;
  region: string;
  template: MachineTemplate;
  mounts: Mount[];
  lastActiveAt: number;
  /** End of the hold that keeps the machine from standby, or null. */
  heldUntil: number | null;
  /** When the snapshot that a wake restores was taken, or null. */
  snapshotAt: number | null;
  /** False for machines that `scale.min` keeps running. */
  mayStandBy: boolean;
  /** State that the running flash ends in. */
  flashThen: 'running' | 'standby';
  /** True when a stop ends in a new start. */
  restartAfterStop: boolean;
  wakes: number;
  /** Ms spent on standby, up to the last change of state. */
  standbyMs: number;
  /** Ms of CPU time. */
  cpuMs: number;
  /** Bytes from and to the network. */
  network: {received: number; transmitted: number};
  /** What its metrics showed when something changed, oldest first. */
  readings: MachineReading[];
}

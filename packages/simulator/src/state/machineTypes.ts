import type {MachineReading} from '../metrics/Reading';

/** States of a machine. The allowed transitions are in `states/machineStates.ts` of the platform. */
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

/** An automatic transition at the time `at`. */
export interface Due<S extends string> {
  /** Next state. */
  to: S;
  /** Time, in ms since the epoch. */
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

/** The `machine` section of a manifest, in the simulator's units. */
export interface MachineTemplate {
  vcpus: number;
  memoryBytes: number;
  command: string[];
  env: Record<string, string>;
  /** Names of the app's secrets in the process's environment. */
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
  /** End of the hold that keeps the machine awake, or null. */
  heldUntil: number | null;
  /** Time of the snapshot, or null. */
  snapshotAt: number | null;
  /** False for machines that `scale.min` keeps running. */
  mayStandBy: boolean;
  /** State after the current flash. */
  flashThen: 'running' | 'standby';
  /** Whether the machine starts again after it stops. */
  restartAfterStop: boolean;
  wakes: number;
  /** Ms spent on standby, up to the last change of state. */
  standbyMs: number;
  /** Ms of CPU time. */
  cpuMs: number;
  /** Bytes from and to the network. */
  network: {received: number; transmitted: number};
  /** Readings of its metrics after each change, oldest first. */
  readings: MachineReading[];
}

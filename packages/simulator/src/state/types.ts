import type {ServiceReading} from '../metrics/Reading';
import type {MachineTemplate, Mount, Machine, Resource} from './machineTypes';

export type {Due, FlashMode, Machine, MachineStateName, MachineTemplate, Mount, Resource} from './machineTypes';

export interface Release {
  number: number;
  image: string;
  /** Cause of the release, or the note from `--message`. */
  message: string;
  failed: boolean;
  createdAt: number;
  createdBy: string;
  template: MachineTemplate;
  mounts: Mount[];
  /** Digests by name of the secrets at the time of the release, which doesn't include their values. */
  secrets: Record<string, string>;
}

/** A secret is write-only: only its size and a digest are stored. */
export interface Secret {
  bytes: number;
  digest: string;
  updatedAt: number;
}

export type AppStateName = 'pending' | 'deploying' | 'live' | 'degraded' | 'failed' | 'suspended';

export interface App extends Resource<AppStateName> {
  image: string | null;
  release: number | null;
  releases: Release[];
  template: MachineTemplate;
  scale: {min: number; max: number; concurrency: number};
  mounts: Mount[];
  secretValues: Record<string, Secret>;
}

export type ServiceStateName = 'pending' | 'ready' | 'failed' | 'deleting';

export interface Listener {
  port: number;
  protocol: string;
  targetPort: number | null;
  redirect: string | null;
}

export interface Service extends Resource<ServiceStateName> {
  app: string | null;
  visibility: string;
  listeners: Listener[];
  /** Custom hostnames, without the platform's hostname. */
  hostnames: string[];
  /** Readings of its metrics after each change, oldest first. */
  readings: ServiceReading[];
}

export type VolumeStateName = 'creating' | 'available' | 'attaching' | 'attached' | 'resizing' | 'failed' | 'deleting';

export interface VolumeSnapshot {
  name: string;
  sizeBytes: number;
  createdAt: number;
}

export interface Volume extends Resource<VolumeStateName> {
  sizeBytes: number;
  usedBytes: number;
  /** Total number of snapshots taken, from which names are derived. */
  snapshotsTaken: number;
  region: string;
  /** Id of the machine that it is attached to, or null. */
  machine: string | null;
  mount: string | null;
  snapshots: VolumeSnapshot[];
}

export type CertificateStateName = 'pending-validation' | 'issuing' | 'active' | 'renewing' | 'expired' | 'failed';

export interface Certificate extends Resource<CertificateStateName> {
  source: 'managed' | 'uploaded';
  hostnames: string[];
  /** Validation method; null for an uploaded certificate. */
  validation: 'http' | 'dns' | null;
  /** DNS records to add, as zone-file lines: `www.example.com. CNAME shop.acme.apps.aloft.example.` */
  records: string[];
  issuer: string | null;
  expiresAt: number | null;
}

export interface LogLine {
  at: number;
  /** Id of the machine. */
  machine: string;
  /** Name, which is kept after the machine is deleted. */
  name: string;
  app: string | null;
  /** `app` for the process's output, `system` for `ignitiond` and the platform. */
  source: 'app' | 'system';
  text: string;
}

export interface Namespace {
  name: string;
  state: 'active' | 'deleting';
  region: string;
  createdAt: number;
  updatedAt: number;
  labels: Record<string, string>;
  apps: Record<string, App>;
  /** By id. */
  machines: Record<string, Machine>;
  services: Record<string, Service>;
  volumes: Record<string, Volume>;
  certificates: Record<string, Certificate>;
  logs: LogLine[];
}

export interface Token {
  id: string;
  name: string;
  kind: 'personal' | 'deploy';
  namespace: string | null;
  scopes: string[];
  createdAt: number;
  expiresAt: number;
  lastUsedAt: number | null;
  /** Digest of the value. The value is printed once and not stored. */
  digest: string;
}

/** A file in the simulated project directory. `data` is set if the content is an object. */
export interface ProjectFile {
  text: string;
  data?: unknown;
}

/** An app's HTTP responses and log lines. */
export interface AppBehavior {
  status: number;
  headers: Record<string, string>;
  /** Body by path; `*` applies to any other path. */
  bodies: Record<string, string>;
  /** Lines that the process logs when it starts. */
  startLog: string[];
  /** Whether the process exits at startup, so that the health check never passes. */
  crashes: boolean;
  /** Behavior of commands in the image, by command line: `npm run migrate`. */
  commands: Record<string, CommandBehavior>;
}

/** Output and exit code of a command in the app's image. */
export interface CommandBehavior {
  output: string[];
  exitCode: number;
  /** Run time in seconds. */
  seconds: number;
}

/** An HTTP response. */
export interface HttpResponse {
  status: number;
  reason: string;
  headers: Record<string, string>;
  body: string;
}

/** The simulator's whole state. It's plain JSON, so it can be stored, compared and sent. */
export interface SimulatorState {
  seed: number;
  /** Number of random values that were drawn from the seed. */
  drawn: number;
  /** Current time, ms since the epoch. */
  now: number;
  account: {handle: string; email: string};
  /** The CLI's login, or null. */
  session: {/** Id of the token that the login stored. */ token: string} | null;
  tokens: Token[];
  /** Namespace chosen with `aloft namespace use`. */
  currentNamespace: string | null;
  shell: {directory: string; env: Record<string, string>};
  /** By path, relative to the shell's initial directory. */
  files: Record<string, ProjectFile>;
  namespaces: Record<string, Namespace>;
  /** By app name; `*` applies to all other apps. */
  behaviors: Record<string, AppBehavior>;
  /** First responses of API requests with an idempotency key, by the token's id and the key. */
  answers: Record<string, {at: number; answer: HttpResponse}>;
}

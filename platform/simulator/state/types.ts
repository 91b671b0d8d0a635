import type {ServiceReading} from '../metrics/Reading';
import type {MachineTemplate, Mount, Machine, Resource} from './machineTypes';

export type {Due, FlashMode, Machine, MachineStateName, MachineTemplate, Mount, Resource} from './machineTypes';

export interface Release {
  number: number;
  image: string;
  /** What caused the release, or the note of its maker. */
  message: string;
  failed: boolean;
  createdAt: number;
  createdBy: string;
  template: MachineTemplate;
  mounts: Mount[];
  /** Digests, by name, of the secrets that the release started with. The values are not part of it. */
  secrets: Record<string, string>;
}

/** A secret is write-only: its value is never kept, only its size and a digest. */
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
  /** Custom hostnames, without the platform's own. */
  hostnames: string[];
  /** What its metrics showed when something changed, oldest first. */
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
  /** How many snapshots were ever taken, for their names. */
  snapshotsTaken: number;
  region: string;
  /** Id of the machine that has it, or null. */
  machine: string | null;
  mount: string | null;
  snapshots: VolumeSnapshot[];
}

export type CertificateStateName = 'pending-validation' | 'issuing' | 'active' | 'renewing' | 'expired' | 'failed';

export interface Certificate extends Resource<CertificateStateName> {
  source: 'managed' | 'uploaded';
  hostnames: string[];
  /** How control of the hostnames is proved; null for an uploaded one. */
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
  /** Its name, which outlives it here. */
  name: string;
  app: string | null;
  /** `app` for what the process wrote, `system` for `ignitiond` and the platform. */
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
  /** Digest of the value; the value itself is printed once and not kept. */
  digest: string;
}

/** A file of the simulated project folder. `data` is set when the content was given as an object. */
export interface ProjectFile {
  text: string;
  data?: unknown;
}

/** What an app's process answers over HTTP and writes to its log. */
export interface AppBehavior {
  status: number;
  headers: Record<string, string>;
  /** Body by path; `*` is the answer of any other path. */
  bodies: Record<string, string>;
  /** Lines that the process logs when it starts. */
  startLog: string[];
  /** True when the process exits at its start, so that the health check never passes. */
  crashes: boolean;
  /** What commands of the image do, by their words joined with spaces: `npm run migrate`. */
  commands: Record<string, CommandBehavior>;
}

/** What a command of the app's image prints and returns when it runs in one of the app's machines. */
export interface CommandBehavior {
  output: string[];
  exitCode: number;
  /** How long it runs. */
  seconds: number;
}

/** An HTTP response. */
export interface HttpAnswer {
  status: number;
  reason: string;
  headers: Record<string, string>;
  body: string;
}

/** The whole simulated world. Plain JSON: it can be stored, compared and sent. */
export interface SimulatorState {
  seed: number;
  /** How many random values were drawn from the seed. */
  drawn: number;
  /** Time that the world has reached, ms since the epoch. */
  now: number;
  account: {handle: string; email: string};
  /** How the command line is signed in, or null. */
  session: {/** Id of the token that the login stored. */ token: string} | null;
  tokens: Token[];
  /** Namespace chosen with `aloft namespace use`. */
  currentNamespace: string | null;
  shell: {folder: string; env: Record<string, string>};
  /** By path, relative to the shell's first folder. */
  files: Record<string, ProjectFile>;
  namespaces: Record<string, Namespace>;
  /** By app name; `*` is the answer of every other app. */
  behaviors: Record<string, AppBehavior>;
  /** First responses of API requests with an idempotency key, by the token's id and the key. */
  answers: Record<string, {at: number; answer: HttpAnswer}>;
}

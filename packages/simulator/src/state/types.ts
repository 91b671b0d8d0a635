import type {StatefulKind, StateName} from '@aloft/platform/states';
import type {View} from '../context';
import type {MachineCounters} from '../metrics';
import type {MachineTemplate, Scale} from '../template';

/** Fields that every resource has. Times are ms since the epoch, UTC. */
export interface Resource<Kind extends StatefulKind> {
  name: string;
  namespace: string;
  state: StateName<Kind>;
  createdAt: number;
  updatedAt: number;
  labels: Record<string, string>;
  /** The next automatic transition, or null. */
  due: {to: StateName<Kind>; at: number} | null;
}

export interface Mount {
  volume: string;
  path: string;
}

/** What a manifest sets, apart from the image: a release records it, and a rollback restores it. */
export interface AppSettings {
  template: MachineTemplate;
  /** Health check that isn't an HTTP request, as logs name it, or null. */
  check: string | null;
  scale: Scale;
  mounts: Mount[];
}

export interface Machine extends Resource<'machine'>, Omit<AppSettings, 'scale'> {
  id: string;
  app: string | null;
  /** True for a machine that runs one command of its app and is then deleted. */
  oneOff: boolean;
  release: number | null;
  image: string;
  region: string;
  /** Environment of the process: of the image, the platform, the settings and the secrets. */
  environment: Record<string, string>;
  lastActiveAt: number;
  /** End of the hold that keeps the machine awake, or null. */
  heldUntil: number | null;
  snapshotAt: number | null;
  /** False for machines that `scale.min` keeps running. */
  mayStandBy: boolean;
  /** State after the current flash. */
  flashThen: 'running' | 'standby';
  /** The state and the counters after each change, oldest first. */
  readings: (MachineCounters & {at: number; state: StateName<'machine'>})[];
}

export interface Listener {
  port: number;
  protocol: string;
  targetPort: number | null;
  redirect: string | null;
}

export interface ServiceSettings {
  name: string;
  visibility: string;
  listeners: Listener[];
  /** Custom hostnames, without the platform's hostname. */
  hostnames: string[];
}

export interface Image {
  digest: string;
  /** Variables that the image sets. */
  env: Record<string, string>;
}

/** A secret. No command prints its value. */
export interface Secret {
  value: string;
  digest: string;
  updatedAt: number;
}

export interface Release extends AppSettings {
  number: number;
  image: string;
  /** What the tag referred to when the release was created. */
  content: Image;
  /** Cause of the release, or the note from `--message`. */
  message: string;
  failed: boolean;
  createdAt: number;
  createdBy: string;
  /** The app's services when it was live. */
  services: ServiceSettings[];
  /** The secrets that its machines get, by name. */
  secrets: Record<string, Secret>;
}

export interface App extends Resource<'app'>, AppSettings {
  image: string | null;
  release: number | null;
  releases: Release[];
  secretValues: Record<string, Secret>;
}

export interface Service extends Resource<'service'>, ServiceSettings {
  app: string | null;
  /** Responses by HTTP status, requests by duration in ms, and requests in flight after each change, oldest first. */
  readings: {at: number; codes: Record<string, number>; durations: Record<string, number>; inFlight: number}[];
}

/** A snapshot. Sizes are bytes. */
export interface VolumeSnapshot {
  name: string;
  size: number;
  used: number;
  createdAt: number;
}

/** A volume. Sizes are bytes. */
export interface Volume extends Resource<'volume'> {
  size: number;
  used: number;
  /** Total number of snapshots taken, from which names are derived. */
  snapshotsTaken: number;
  region: string;
  /** Id of the machine that it is attached to, or null. */
  machine: string | null;
  mount: string | null;
  snapshots: VolumeSnapshot[];
}

export interface Certificate extends Resource<'certificate'> {
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
  machine: string;
  /** Name of the machine, which is kept after the machine is deleted. */
  name: string;
  app: string | null;
  /** `app` for the process's output, `system` for `ignitiond` and the platform. */
  source: 'app' | 'system';
  text: string;
}

export interface Namespace extends Omit<Resource<'namespace'>, 'namespace' | 'due'> {
  region: string;
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

/** A request in flight, or an open connection. */
export interface Flow {
  namespace: string;
  machine: string;
  /** Service that it came through; null for a direct connection, which `scale.concurrency` doesn't count. */
  service: string | null;
  /** The request with its line, how the app logs it, and its response; null for a connection. */
  request: {line: string; path: string; startedAt: number; status: number; body: string} | null;
  /** Time of the response, or of the end of an idle connection; null if only the client ends it. */
  endsAt: number | null;
  /** Number of the background job, or null for a request of the current line. */
  job: number | null;
}

/** A line that runs in the background. */
export interface Job {
  number: number;
  line: string;
  /** `Running`, or how it ended: `Done`, `Exit 92`, `Terminated`. */
  status: string;
  /** Output that `jobs` prints when the job has ended. */
  output: string[];
}

/** A file in the simulated project directory. `data` is set if the content is an object. */
export interface ProjectFile {
  text: string;
  data?: unknown;
}

/** An app's HTTP responses and log lines. */
export interface AppBehavior {
  /** Body by path; `*` applies to any other path. */
  bodies: Record<string, string>;
  /** Lines that the process logs when it starts; `{port}` stands for the port of its health check. */
  startLog: string[];
  /** Tags of the images whose process exits at startup; `*` stands for every tag. */
  crashingTags: string[];
  /** Response time in seconds, by path. Other paths respond at once. */
  seconds: Record<string, number>;
  /** Output, exit code and run time of commands in the image, by command line: `npm run migrate`. */
  commands: Record<string, {output: string[]; exitCode: number; seconds: number}>;
}

export interface HttpResponse {
  status: number;
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
  /** The id of the token that the CLI's login stored, or null. */
  session: {token: string} | null;
  tokens: Token[];
  /** Namespace chosen with `aloft namespace use`. */
  currentNamespace: string | null;
  shell: {directory: string; env: Record<string, string>};
  /** By path, relative to the shell's initial directory. */
  files: Record<string, ProjectFile>;
  /** Images that were built, by reference. */
  images: Record<string, Image>;
  namespaces: Record<string, Namespace>;
  /** Times from which on the account's control of a domain is proved, by domain. */
  domains: Record<string, number>;
  /** By app name; `*` applies to all other apps. */
  behaviors: Record<string, AppBehavior>;
  /** First responses of API requests with an idempotency key, by the token's id and the key. */
  answers: Record<string, {at: number; answer: HttpResponse}>;
  flows: Flow[];
  jobs: Job[];
  /** Entries of the audit log with their namespace, oldest first. */
  audit: {namespace: string; entry: View}[];
}

import {brand} from '@aloft/platform/brand';
import {addToken} from '../access';
import {formatYaml} from '../format/formatData';
import {hashText} from './drawId';
import {createSilentBehavior} from './logStart';
import type {AppBehavior, Namespace, ProjectFile, SimulatorState, Token} from './types';
import {MAX_TIME, MIN_TIME} from './lifecycle';

/** Default start time: 2026-10-20T09:00:00Z. */
export const START = Date.UTC(2026, 9, 20, 9, 0, 0);

/** A fixed number, so that ids in transcripts don't depend on the product's name. */
const defaultSeed = 0x559fd936;

/** Options of the starting state. */
export interface StateOptions {
  /** Seed of ids; the same seed and commands result in the same output. */
  seed?: string | number;
  /** Time at the start, ms since the epoch. */
  now?: number;
  /** The user. Default: `acme`, `dev@acme.example`. */
  account?: {handle?: string; email?: string};
  /** The account's namespaces. Default: one, named after the handle, in `eu-central`. */
  namespaces?: Array<string | {name: string; region?: string}>;
  /** Files of the project directory by path. An object is stored as parsed data, and printed as YAML by `cat`. */
  files?: Record<string, string | object>;
  /** Whether the user is logged in. Default false. */
  loggedIn?: boolean;
  /** Environment variables of the shell. */
  env?: Record<string, string>;
  /** Behavior by app name; `*` applies to all other apps. */
  behaviors?: Record<string, Partial<AppBehavior>>;
  /** Existing tokens. A token's value can be set in an environment variable. */
  tokens?: Array<Pick<Token, 'name' | 'kind' | 'namespace' | 'scopes'> & {variable?: string}>;
}

/** Creates a state with an account, its namespaces and the project's files, but no deploys. */
export function createEmptyState(options: StateOptions = {}): SimulatorState {
  const handle = options.account?.handle ?? 'acme';
  const start = Number.isFinite(options.now) ? Number(options.now) : START;
  const now = Math.min(MAX_TIME, Math.max(MIN_TIME, start));
  const namespaces: Record<string, Namespace> = {};
  for (const entry of options.namespaces ?? [handle]) {
    const name = typeof entry === 'string' ? entry : entry.name;
    namespaces[name] = createNamespace(name, typeof entry === 'string' ? undefined : entry.region, now);
  }
  const state: SimulatorState = {
    seed: options.seed === undefined ? defaultSeed : hashText(String(options.seed)),
    drawn: 0,
    now,
    account: {handle, email: options.account?.email ?? `dev@${handle}.example`},
    session: null,
    tokens: [],
    currentNamespace: Object.keys(namespaces)[0] ?? null,
    shell: {directory: '', env: {...options.env}},
    files: Object.fromEntries(
      Object.entries(options.files ?? {}).map(([path, content]) => [path, createFile(content)]),
    ),
    images: {},
    domains: {},
    namespaces,
    behaviors: createBehaviors(options.behaviors ?? {}),
    answers: {},
    flows: [],
    jobs: [],
    audit: [],
  };
  if (options.loggedIn) {
    const {token} = addToken(state, {name: 'laptop', kind: 'personal', namespace: null, scopes: ['admin']});
    state.session = {token: token.id};
  }
  for (const {variable, ...fields} of options.tokens ?? []) {
    const {value} = addToken(state, fields);
    if (variable !== undefined) state.shell.env[variable] = value;
  }
  return state;
}

/** An empty namespace. */
export function createNamespace(name: string, region: string | undefined, now: number): Namespace {
  return {
    name,
    state: 'active',
    region: region ?? 'eu-central',
    createdAt: now,
    updatedAt: now,
    labels: {},
    apps: {},
    machines: {},
    services: {},
    volumes: {},
    certificates: {},
    logs: [],
  };
}

/** Creates a file from its text, or from data that is stored as YAML. */
export function createFile(content: string | object): ProjectFile {
  if (typeof content === 'string') return {text: content};
  return {text: `${formatYaml(content).join('\n')}\n`, data: structuredClone(content)};
}

function createBehaviors(given: Record<string, Partial<AppBehavior>>): Record<string, AppBehavior> {
  const standard: AppBehavior = {
    ...createSilentBehavior(),
    bodies: {'*': `Hello from ${brand.name}\n`},
    startLog: ['listening on port {port}'],
    crashingTags: ['broken'],
  };
  return Object.fromEntries(
    Object.entries({'*': {}, ...given}).map(([app, behavior]) => [app, {...standard, ...behavior}]),
  );
}

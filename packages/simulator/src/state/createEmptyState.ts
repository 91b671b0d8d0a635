import {brand, variables} from '@aloft/platform/brand';
import {defaultRegion} from '@aloft/platform/system';
import {ACCOUNT, addToken} from '../access';
import {formatYaml} from '../format';
import {hashText} from './drawId';
import type {AppBehavior, Namespace, ProjectFile, SimulatorState} from './types';

/** A fixed number, so that ids in transcripts don't depend on the product's name. */
const defaultSeed = 0x559fd936;

export interface StateOptions {
  /** Seed of ids; the same seed and commands result in the same output. */
  seed?: string | number;
  /** Files of the project directory by path. An object is stored as parsed data, and printed as YAML by `cat`. */
  files?: Readonly<Record<string, string | object>>;
  /** Whether the user is logged in. Default false. */
  loggedIn?: boolean;
  behaviors?: Readonly<Record<string, Partial<AppBehavior>>>;
  /** Name of a deploy token for the namespace, which the environment contains. */
  deployToken?: string;
}

/** Creates a state with an account, its namespace and the project's files, but no deploys. */
export function createEmptyState(options: StateOptions = {}): SimulatorState {
  const {seed, files = {}, loggedIn, behaviors = {}, deployToken} = options;
  const now = Date.UTC(2026, 9, 20, 9, 0, 0);
  const standard: AppBehavior = {
    bodies: {'*': `Hello from ${brand.name}\n`},
    startLog: ['listening on port {port}'],
    crashingTags: ['broken'],
    seconds: {},
    commands: {},
  };
  const state: SimulatorState = {
    seed: seed === undefined ? defaultSeed : hashText(String(seed)),
    drawn: 0,
    now,
    session: null,
    tokens: [],
    currentNamespace: ACCOUNT,
    shell: {directory: '', env: {}},
    files: mapValues(files, createFile),
    images: {},
    domains: {},
    namespaces: {[ACCOUNT]: createNamespace(now, ACCOUNT)},
    behaviors: mapValues({'*': {}, ...behaviors}, (behavior) => ({...standard, ...behavior})),
    answers: {},
    flows: [],
    jobs: [],
    audit: [],
  };
  if (loggedIn) state.session = {token: addToken(state, {name: 'laptop'}).token.id};
  if (deployToken !== undefined) {
    const {value} = addToken(state, {name: deployToken, kind: 'deploy', namespace: ACCOUNT, scopes: ['deploy']});
    state.shell.env[variables.token] = value;
  }
  return state;
}

export function mapValues<T, Result>(record: Readonly<Record<string, T>>, change: (value: T) => Result) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

export function createNamespace(now: number, name: string, region = defaultRegion): Namespace {
  return {
    name,
    state: 'active',
    region,
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

import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {type Behavior, behaviors} from '@aloft/platform/behaviors';
import {brand} from '@aloft/platform/brand';
import {commands, environmentVariables, globalFlags} from '@aloft/platform/commands';
import {nouns, parseInvocation} from '@aloft/platform/cli';
import {errorCodes, errors} from '@aloft/platform/errors';
import {recognizeProject} from '@aloft/platform/frameworks';
import {limits} from '@aloft/platform/limits';
import {manifestFields, readPointer, validateManifest} from '@aloft/platform/manifest';
import {controlEvents, metrics, regions, tokenScopes} from '@aloft/platform/system';
import {resources} from '@aloft/platform/resources';
import {createState, openSession, scenarioNames} from '@aloft/simulator';
import {stateMachines} from '@aloft/platform/states';
import {errorDescriptions} from '@aloft/platform/texts';
import {parse} from 'yaml';
import {createTemplates} from '../samples/packSample';

/**
 * Glossary terms that each page links at their first use, because readers don't know them from other platforms. Links
 * for everyday words, such as "app" or "hold", would be noise.
 */
const linkedTerms: readonly string[] = [
  'control socket',
  'deploy token',
  'edge proxy',
  'flash mode',
  'held request',
  'host agent',
  'idle timeout',
  'standby',
];

/** The platform's facts in the form that the checks use. They're a parameter, so that tests can replace any of them. */
export type Facts = typeof siteFacts;

/** The facts that pages are checked against. */
export const siteFacts = {
  commands,
  globalFlags,
  nouns,
  parse: (words: readonly string[]) => parseInvocation(words),
  environment: environmentVariables.map(({name}) => name),
  minimalManifest: {version: 1, app: 'hello', namespace: 'acme', build: {dockerfile: 'Dockerfile'}},
  manifestFields: manifestFields.map((field) => ({...field, path: field.path.replaceAll('[]', '')})),
  manifestError: 'manifest_invalid',
  validateManifest: (value: unknown) =>
    validateManifest(value).map(({path, message, hint}) => ({path: readPointer(path), message, hint})),
  limits: Object.entries(limits).map(([id, {text, label, value, unit}]) => ({id, text, label, value, unit})),
  metrics: metrics.flatMap(({name, type}) =>
    (type === 'histogram' ? ['', '_bucket', '_sum', '_count'] : ['']).map((part) => name + part),
  ),
  fields: resources.flatMap(({fields}) => fields.map(({path}) => path)),
  errorCodes: errorCodes as readonly string[],
  errors,
  lifecycles: Object.values(stateMachines),
  vocabularies: describeNames(),
  records: resources,
  terms: linkedTerms,
  names: [brand.name, ...regions.flatMap(({city, country}) => [city, country])],
  behaviors: behaviors as Readonly<Record<string, Behavior>>,
  scenarios: scenarioNames,
  start: startSession,
};

/** Names of one kind, such as commands, each with what the facts say about it. */
export type Vocabulary = ReadonlyMap<string, string>;

/** The texts of the facts about each name. */
function describeNames(): Readonly<Record<string, Vocabulary>> {
  const all: Record<string, Map<string, string>> = {};
  const add = (kind: string, name: string, ...facts: readonly unknown[]) => {
    const names = (all[kind] ??= new Map());
    names.set(name, `${names.get(name) ?? ''} ${facts.map(textOf).join(' ')}`);
  };
  for (const code of errorCodes) add('error', code, errors[code], errorDescriptions[code]);
  for (const {kind, states, transitions} of Object.values(stateMachines)) {
    for (const {name, meaning} of states) add('state', name, kind, meaning);
    for (const {from, to, cause} of transitions) for (const name of [from, to]) add('state', name, cause);
  }
  for (const [name, event] of Object.entries(controlEvents)) add('event', name, name, event);
  for (const [id, {label, unit}] of Object.entries(limits)) add('limit', id, label, unit);
  for (const region of regions) add('region', region.id, region);
  for (const [name, allows] of Object.entries(tokenScopes)) add('scope', name, allows);
  for (const {path, summary, description, flags, args, errors: codes} of commands) {
    const name = path.join(' ');
    add('command', name, summary, description, flags, args);
    for (const code of codes) add('error', code, name);
    for (const flag of flags) add('flag', flag.name, flag.description, name);
  }
  for (const {name, description} of globalFlags) add('flag', name, description);
  for (const {path, description} of manifestFields) add('field', path.replaceAll('[]', ''), description);
  for (const metric of metrics) add('metric', metric.name, metric);
  return all;
}

/** The strings in a value. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join(' ') : '';
}

const root = join(__dirname, '../../../..');

/** What the simulator needs besides its state. */
export const dependencies = {
  parseYaml: (text: string): unknown => parse(text),
  recognizeProject,
  // The packed MCP server doesn't contain the samples.
  ...(existsSync(join(root, 'examples')) && {templates: createTemplates(root)}),
};

/** A terminal on the simulated platform at the start of a scenario; undefined if the scenario doesn't exist. */
export function startSession(scenario: string) {
  if (!scenarioNames.includes(scenario)) return undefined;
  const {write, serve, run} = openSession(createState({scenario}));
  return {
    write,
    serve,
    /** Runs one command line. Its output is standard output before standard error, without a final newline. */
    run: (line: string) => {
      const {stdout, stderr, exitCode, errorCode, notSimulated} = run(line, dependencies);
      const text = (stdout + stderr).replace(/\n$/, '');
      const errorCodes: readonly string[] = [errorCode ?? []].flat();
      return {output: text === '' ? [] : text.split('\n'), exitCode, errorCodes, notSimulated};
    },
  };
}

/** A terminal on the simulated platform. It keeps its state from line to line. */
export type TranscriptSession = NonNullable<ReturnType<typeof startSession>>;

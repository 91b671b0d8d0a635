import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listSamples} from '@aloft/content/samples';
import Ajv, {type ErrorObject} from 'ajv';
import schema from '../../../examples/example.schema.json';
import type {Example, LocatedExample, RunStep, Step} from './types';

/** Root directory of all examples. */
export const examplesRoot = path.resolve(__dirname, '../../../examples');

/** Sorted IDs of all examples. */
export const listExamples = () => listSamples(examplesRoot);

const validate = new Ajv({allErrors: true, verbose: true, strict: false}).compile<Example>(schema);

/** Keywords whose errors repeat a more precise one. */
const wrappers = new Set(['if', 'anyOf', 'oneOf', 'not']);

/** Formats a schema error as one line: the field, and the fix from the schema's description. */
function describe(error: ErrorObject): string {
  const parent = error.instancePath.slice(1).replaceAll('/', '.');
  const unknown: unknown = error.params.additionalProperty;
  if (typeof unknown === 'string')
    return `${[parent, unknown].filter(Boolean).join('.')}: is not a field here: remove it or correct its name`;
  const missing: unknown = error.params.missingProperty;
  const field = [parent, typeof missing === 'string' ? missing : ''].filter(Boolean).join('.') || '(file)';
  const own = error.parentSchema as {description?: string; properties?: Record<string, {description?: string}>};
  const fix = (typeof missing === 'string' && own.properties?.[missing]?.description) || own.description;
  return `${field}: ${error.message ?? 'is not valid'}${fix ? `: ${fix}` : ''}`;
}

/** Checks references between names, which JSON Schema can't express. */
function checkReferences(example: Example): string[] {
  const ports = new Set(example.ports ?? ['PORT']);
  const started = new Set<string>();
  const problems: string[] = [];
  const needPort = (name: string | undefined, field: string) => {
    if (name && !ports.has(name)) problems.push(`${field}: names no port of the example: add "${name}" to "ports"`);
  };
  for (const [index, step] of (example.script ?? []).entries()) {
    if ('start' in step) {
      started.add(step.start);
      needPort(
        'tcp' in step.ready ? step.ready.tcp : 'http' in step.ready ? step.ready.port : undefined,
        `script.${index}.ready`,
      );
    } else if ('request' in step) needPort(step.port, `script.${index}.port`);
    else if ('stop' in step && !started.has(step.stop))
      problems.push(
        `script.${index}.stop: names no server started before: give one of ${[...started].join(', ') || '(none)'}`,
      );
  }
  for (const [index, step] of (example.requests ?? []).entries()) needPort(step.port, `requests.${index}.port`);
  return problems;
}

/** Problems of a declared test, one line each: `<file>: <field>: <fix>`. */
export function checkExample(value: unknown, file: string): string[] {
  const errors = validate(value) ? [] : (validate.errors ?? []);
  const direct = errors.filter((error) => !error.schemaPath.startsWith('#/anyOf/'));
  const precise = direct.filter((error) => !wrappers.has(error.keyword));
  const lines = (precise.length ? precise : direct).map((error) =>
    error.keyword === 'not'
      ? '(file): has both "start" and "script": keep one of them'
      : error.keyword === 'anyOf'
        ? '(file): tests nothing: add "start" with "requests", or "script"'
        : describe(error),
  );
  if (!errors.length) lines.push(...checkReferences(value as Example));
  return [...new Set(lines)].map((line) => `${file}: ${line}`);
}

/**
 * Reads and checks `example.json` of one example.
 * @throws Error with one line per problem
 */
export function readExample(directory: string, id: string): LocatedExample {
  const file = path.join(directory, 'example.json');
  const shown = path.relative(process.cwd(), file);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${shown}: (file): cannot be read as JSON: ${(error as Error).message}`, {cause: error});
  }
  const problems = checkExample(value, shown);
  if (problems.length) throw new Error(problems.join('\n'));
  return {...(value as Example), id, directory};
}

const asRun = (command: string | RunStep): RunStep => (typeof command === 'string' ? {run: command} : command);

/** Steps that install dependencies and build, before a server starts. */
export function expandBuild(example: Example): RunStep[] {
  return [...(example.install ?? []), ...(example.build ?? [])].map(asRun);
}

/** Steps that start a server, send requests and stop it: the declared script, or one derived from the app's fields. */
export function expandScript(example: Example): Step[] {
  if (example.script) return [...example.script];
  if (!example.start) return [];
  return [
    {ready: {http: '/healthz'}, ...example.start, start: 'server'},
    ...(example.requests ?? []),
    {...example.stop, stop: 'server'},
  ];
}

/** A short name of a step, for messages. */
export function nameStep(step: Step): string {
  if ('run' in step) return `run ${step.run}`;
  if ('start' in step) return `start ${step.start}`;
  if ('request' in step) return `request ${step.request}`;
  return `stop ${step.stop}`;
}

import {checkHostname} from '../values/names';
import {formatSizeInProse, parseDuration} from '../values/quantities';
import {limits} from '../limits';
import {manifestDefault} from './fields';
import {createProblem, findSchemaProblems, type ManifestProblem} from './findSchemaProblems';
import {manifestSchema} from './schema';

/** A manifest that is valid against the schema: what the rules and the simulator read of it. */
export interface ValidManifest {
  readonly app: string;
  readonly namespace?: string;
  readonly build: {readonly dockerfile?: string; readonly image?: string; readonly context?: string};
  readonly release?: {readonly command: readonly string[]; readonly timeout?: string};
  readonly machine?: {
    readonly env?: Readonly<Record<string, string>>;
    readonly secrets?: readonly string[];
    readonly healthcheck?: {
      readonly interval?: string;
      readonly timeout?: string;
      readonly tcp?: {readonly port: number};
      readonly exec?: readonly string[];
    };
  };
  readonly scale?: {readonly min?: number; readonly max?: number};
  readonly services?: readonly {
    readonly name: string;
    readonly listeners: readonly {
      readonly port: number;
      readonly protocol: string;
      readonly targetPort?: number;
      readonly redirect?: string;
    }[];
    readonly hostnames?: readonly string[];
    readonly visibility?: string;
  }[];
  readonly volumes?: readonly {readonly name: string; readonly size: string; readonly mount: string}[];
}

/** Problems of items that repeat a value of an earlier one in the list at `path`. */
function* findRepeated<Key extends string>(
  items: readonly Readonly<Record<Key, string | number>>[],
  key: Key,
  path: string,
  [item, owner]: readonly [item: string, owner: string],
): Generator<ManifestProblem> {
  const values = items.map((each) => each[key]);
  for (const [index, value] of values.entries())
    if (values.indexOf(value) < index) {
      const clause = `another ${item} of the ${owner} has this ${key}`;
      yield createProblem(`${path}/${index}/${key}`, clause, `give each ${item} a unique ${key}`);
    }
}

/** Checks rules that involve several properties. The manifest must already be valid against the schema. */
function* checkManifestRules(manifest: ValidManifest): Generator<ManifestProblem> {
  const {build, machine, scale, services = [], volumes = []} = manifest;
  if ('image' in build) {
    for (const name of ['context', 'target', 'args'].filter((key) => key in build))
      yield createProblem(
        `/build/${name}`,
        'it cannot be combined with "image"',
        'remove it, or build a Dockerfile instead',
      );
  }
  const {env = {}, secrets = [], healthcheck} = machine ?? {};
  for (const [index, secret] of secrets.entries()) {
    const path = `/machine/secrets/${index}`;
    if (Object.hasOwn(env, secret))
      yield createProblem(path, `"${secret}" is a variable in machine.env as well`, 'keep one of the two');
  }
  const texts = Object.entries(env).map(([name, value]) => name + value);
  const bytes = texts.reduce((sum, text) => sum + new TextEncoder().encode(text).length + 2, 0);
  if (bytes > limits.environment.value) {
    const total = formatSizeInProse(Math.ceil(bytes / 1024) * 1024);
    const clause = `variables total ${total}, which exceeds the limit of ${limits.environment.text}`;
    yield createProblem('/machine/env', clause, 'move large values to a file');
  }
  const read = (key: 'interval' | 'timeout'): number =>
    parseDuration(healthcheck?.[key] ?? String(manifestDefault(`machine.healthcheck.${key}`))) ?? 0;
  if (healthcheck && read('timeout') > read('interval')) {
    const hint = 'make the interval longer or the timeout shorter';
    yield createProblem('/machine/healthcheck/timeout', 'it is longer than the interval', hint);
  }

  yield* findRepeated(volumes, 'name', '/volumes', ['volume', 'manifest']);
  yield* findRepeated(volumes, 'mount', '/volumes', ['volume', 'manifest']);
  const {min = Number(manifestDefault('scale.min')), max = Number(manifestDefault('scale.max'))} = scale ?? {};
  if (min > max) {
    const clause = `it is greater than scale.max, which is ${max}`;
    yield createProblem('/scale/min', clause, 'increase scale.max, or decrease scale.min');
  }

  yield* findRepeated(services, 'name', '/services', ['service', 'manifest']);
  for (const [index, {listeners, visibility, hostnames = []}] of services.entries()) {
    const path = `/services/${index}`;
    yield* findRepeated(listeners, 'port', `${path}/listeners`, ['listener', 'service']);
    const tcp = listeners.findIndex((listener) => listener.protocol === 'tcp');
    if (tcp >= 0 && (visibility ?? manifestDefault('services[].visibility')) === 'public') {
      const clause = 'a public service cannot have a tcp listener, because TCP does not name the host';
      yield createProblem(`${path}/listeners/${tcp}/protocol`, clause, 'use tls, or visibility: private');
    }
    const redirect = listeners.findIndex((listener) => listener.redirect !== undefined);
    if (redirect >= 0 && !listeners.some((listener) => listener.protocol === 'https')) {
      const clause = 'the service has no https listener to redirect to';
      yield createProblem(`${path}/listeners/${redirect}/redirect`, clause, 'add a listener with the protocol https');
    }
    for (const [at, hostname] of hostnames.entries()) {
      const clause = checkHostname(hostname);
      const hint = 'use a hostname in a domain that you control';
      if (clause) yield createProblem(`${path}/hostnames/${at}`, clause, hint);
    }
  }
}

/**
 * Checks a parsed manifest against the schema and, if it's valid, the rules that a schema can't express. Returns the
 * problems; an empty list means that there are none. Never throws.
 */
export function validateManifest(manifest: unknown): readonly ManifestProblem[] {
  const problems = [...findSchemaProblems(manifestSchema, manifest)];
  return problems.length > 0 ? problems : [...checkManifestRules(manifest as ValidManifest)];
}

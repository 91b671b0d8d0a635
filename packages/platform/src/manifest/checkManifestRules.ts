import {checkHostname} from '../values/names';
import {limits} from '../limits';
import {formatSizeInProse, parseDuration} from '../values/quantities';
import {manifestDefault} from './fields';
import type {ManifestProblem} from './ManifestProblem';
import {formatPlace} from './ManifestProblem';

/** The parts of a manifest that the rules check. The schema has already checked their types. */
interface Checked {
  readonly machine?: {
    readonly env?: Readonly<Record<string, string>>;
    readonly secrets?: readonly string[];
    readonly healthcheck?: {readonly interval?: string; readonly timeout?: string};
  };
  readonly build?: Readonly<Record<string, unknown>>;
  readonly scale?: {readonly min?: number; readonly max?: number};
  readonly services?: readonly {
    readonly name: string;
    readonly listeners: readonly {readonly port: number; readonly protocol: string; readonly redirect?: string}[];
    readonly hostnames?: readonly string[];
    readonly visibility?: string;
  }[];
  readonly volumes?: readonly {readonly name: string; readonly mount: string}[];
}

function problem(path: string, clause: string, hint: string): ManifestProblem {
  return {path, message: `${formatPlace(path)}: ${clause}`, hint};
}

/** Indexes of values that repeat an earlier one in the list. */
function findRepeated(values: readonly (string | number)[]): readonly number[] {
  const seen = new Set<string | number>();
  return values.flatMap((value, index) => {
    const repeated = seen.has(value);
    seen.add(value);
    return repeated ? [index] : [];
  });
}

function checkMachine({build, machine}: Checked): ManifestProblem[] {
  const problems: ManifestProblem[] = [];
  if (build && 'image' in build) {
    for (const name of ['context', 'target', 'args'].filter((key) => key in build)) {
      problems.push(
        problem(`/build/${name}`, 'it cannot be combined with "image"', 'remove it, or build a Dockerfile instead'),
      );
    }
  }
  const {env = {}, secrets = [], healthcheck} = machine ?? {};
  for (const [index, secret] of secrets.entries()) {
    if (Object.hasOwn(env, secret)) {
      problems.push(
        problem(`/machine/secrets/${index}`, `"${secret}" is a variable in machine.env as well`, 'keep one of the two'),
      );
    }
  }
  const bytes = Object.entries(env).reduce(
    (sum, [name, value]) => sum + name.length + new TextEncoder().encode(value).length + 2,
    0,
  );
  if (bytes > limits.environment.value) {
    problems.push(
      problem(
        '/machine/env',
        `variables total ${formatSizeInProse(Math.ceil(bytes / 1024) * 1024)}, which exceeds the limit of ${limits.environment.text}`,
        'move large values to a file',
      ),
    );
  }
  const read = (key: 'interval' | 'timeout'): number =>
    parseDuration(healthcheck?.[key] ?? String(manifestDefault(`machine.healthcheck.${key}`))) ?? 0;
  const interval = read('interval');
  const timeout = read('timeout');
  if (healthcheck && timeout > interval) {
    problems.push(
      problem(
        '/machine/healthcheck/timeout',
        'it is longer than the interval',
        'make the interval longer or the timeout shorter',
      ),
    );
  }
  return problems;
}

function checkServices({services = []}: Checked): ManifestProblem[] {
  const problems = findRepeated(services.map((service) => service.name)).map((index) =>
    problem(
      `/services/${index}/name`,
      'another service of the manifest has this name',
      'give each service a unique name',
    ),
  );
  for (const [index, service] of services.entries()) {
    const path = `/services/${index}`;
    for (const at of findRepeated(service.listeners.map((listener) => listener.port))) {
      problems.push(
        problem(
          `${path}/listeners/${at}/port`,
          'another listener of the service has this port',
          'give each listener a unique port',
        ),
      );
    }
    const tcp = service.listeners.findIndex((listener) => listener.protocol === 'tcp');
    if (tcp >= 0 && (service.visibility ?? manifestDefault('services[].visibility')) === 'public') {
      problems.push(
        problem(
          `${path}/listeners/${tcp}/protocol`,
          'a public service cannot have a tcp listener, because TCP does not name the host',
          'use tls, or visibility: private',
        ),
      );
    }
    const redirect = service.listeners.findIndex((listener) => listener.redirect !== undefined);
    if (redirect >= 0 && !service.listeners.some((listener) => listener.protocol === 'https')) {
      problems.push(
        problem(
          `${path}/listeners/${redirect}/redirect`,
          'the service has no https listener to redirect to',
          'add a listener with the protocol https',
        ),
      );
    }
    for (const [at, hostname] of (service.hostnames ?? []).entries()) {
      const check = checkHostname(hostname);
      if (!check.ok)
        problems.push(problem(`${path}/hostnames/${at}`, check.message, 'use a hostname in a domain that you control'));
    }
  }
  return problems;
}

function checkVolumes({volumes = [], scale}: Checked): ManifestProblem[] {
  const problems = (['name', 'mount'] as const).flatMap((key) =>
    findRepeated(volumes.map((volume) => volume[key])).map((index) =>
      problem(
        `/volumes/${index}/${key}`,
        `another volume of the manifest has this ${key}`,
        `give each volume a unique ${key}`,
      ),
    ),
  );
  const {min = Number(manifestDefault('scale.min')), max = Number(manifestDefault('scale.max'))} = scale ?? {};
  if (min > max)
    problems.push(
      problem(
        '/scale/min',
        `it is greater than scale.max, which is ${max}`,
        'increase scale.max, or decrease scale.min',
      ),
    );
  return problems;
}

/** Checks rules that involve several properties. The manifest must already be valid against the schema. */
export function checkManifestRules(manifest: Checked): readonly ManifestProblem[] {
  return [...checkMachine(manifest), ...checkVolumes(manifest), ...checkServices(manifest)];
}

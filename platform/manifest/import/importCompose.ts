import {splitCommandLine} from '../../cli/splitCommandLine';
import {limits, vcpuCounts} from '../../limits';
import {convertCheck, convertDuration, convertSize, looksSecret, makeName, makeServices} from './convert';
import {finishApp} from './finishApp';
import type {Draft, ImportedApp, ImportNote, Report} from './types';

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
const asData = (value: unknown): Data => (isData(value) ? value : {});
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, 100) : []);
const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

const toText = (value: unknown): string => (isScalar(value) ? String(value) : '');
const toNumber = (value: unknown): number => (isScalar(value) ? Number(value) : NaN);

/** Keys of a service without a counterpart, each with the reason or an alternative. */
const dropped: Readonly<Record<string, string>> = {
  networks: 'All apps of a namespace share one private network.',
  network_mode: 'All apps of a namespace share one private network.',
  links: 'Apps reach each other at `<service>.<namespace>.internal`.',
  privileged: 'Each machine has its own kernel, so root in the machine does not need additional privileges.',
  cap_add: 'Each machine has its own kernel, so root in the machine already has all capabilities.',
  entrypoint: 'A manifest cannot replace the entry point. Set it in the Dockerfile.',
  env_file: 'Copy its variables to `machine.env`, and secret ones to `aloft app secret set`.',
  secrets: 'Secrets reach the process as environment variables. List their names in `machine.secrets`.',
  configs: 'Copy the files into the image.',
  stop_signal: 'A manifest cannot set the stop signal. Set `STOPSIGNAL` in the Dockerfile.',
  tmpfs: 'Files outside of volumes are already temporary.',
  logging: 'The platform collects standard output and standard error.',
  user: 'Set the user in the Dockerfile.',
  working_dir: 'Set the working directory in the Dockerfile.',
};
/** Keys that are converted, or that don't affect a separate app. */
const known: ReadonlySet<string> = new Set([
  ...['build', 'command', 'container_name', 'cpus', 'depends_on', 'deploy', 'environment', 'expose', 'healthcheck'],
  ...['hostname', 'image', 'mem_limit', 'ports', 'restart', 'scale', 'stop_grace_period', 'volumes'],
]);

/** Replaces `${NAME:-default}` with its default, and `$$` with `$`. Undefined if a variable has no default. */
function interpolate(text: string): string | undefined {
  let isComplete = true;
  const result = text.replace(/\$(?:\$|\{(\w+)(?::?-([^}]*))?[^}]*\}|(\w+))/g, (match, _name, fallback: unknown) => {
    if (match === '$$') return '$';
    if (typeof fallback === 'string') return fallback;
    isComplete = false;
    return '';
  });
  return isComplete ? result : undefined;
}

function readWords(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.filter(isScalar).map((word) => interpolate(String(word)) ?? String(word));
  if (typeof value !== 'string') return [];
  const split = splitCommandLine(interpolate(value) ?? value);
  return split.ok ? split.words : ['sh', '-c', value];
}

function joinPath(directory: string, file: string): string {
  const parts: string[] = [];
  for (const step of `${directory}/${file}`.split('/')) {
    if (step === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (step !== '' && step !== '.') parts.push(step);
  }
  return parts.join('/') || '.';
}

function readBuild(service: Data, place: string, report: Report): Draft['build'] {
  const {image, build} = service;
  if (build === undefined) {
    const name = typeof image === 'string' ? interpolate(image) : undefined;
    if (name !== undefined && name !== '') return {image: name};
    report(
      'check',
      place,
      'It has neither `build` nor an `image` with a known value, so `build.dockerfile` is a guess.',
    );
    return {dockerfile: 'Dockerfile'};
  }
  const {context, dockerfile, target, args} = typeof build === 'string' ? ({context: build} as Data) : asData(build);
  const directory = typeof context === 'string' && context !== '' ? context : '.';
  if (/^(?:\w+:\/\/|git@)/.test(directory)) {
    report(
      'dropped',
      `${place}.build`,
      'A remote build context is not supported. Clone the repository, and set `build.dockerfile`.',
    );
    return {dockerfile: 'Dockerfile'};
  }
  const values = readPairs(args).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return {
    dockerfile: joinPath(directory, typeof dockerfile === 'string' ? dockerfile : 'Dockerfile'),
    ...(joinPath(directory, '') !== '.' && {context: joinPath(directory, '')}),
    ...(typeof target === 'string' && {target}),
    ...(values.length > 0 && {args: Object.fromEntries(values)}),
  };
}

/** Names and values of a map, or of a list of `NAME=value`. Unknown values are undefined. */
function readPairs(value: unknown): readonly (readonly [string, string | undefined])[] {
  const read = (item: unknown) => (isScalar(item) ? interpolate(String(item)) : undefined);
  if (isData(value)) return Object.entries(value).map(([name, item]) => [name, read(item)] as const);
  return asList(value)
    .filter((item) => typeof item === 'string')
    .map((item) => {
      const [name = '', ...rest] = item.split('=');
      return [name, rest.length === 0 ? undefined : read(rest.join('='))] as const;
    });
}

function readEnvironment(service: Data, place: string, draft: Draft, report: Report, others: readonly string[]): void {
  const env: Record<string, string> = {};
  const secrets: string[] = [];
  for (const [name, value] of readPairs(service['environment'])) {
    if (!/^[A-Za-z_]\w*$/.test(name)) continue;
    const at = `${place}.environment.${name}`;
    if (looksSecret(name)) {
      if (!secrets.includes(name)) secrets.push(name);
      report(
        'check',
        at,
        `It looks like a secret. Before the first deploy, run \`aloft app secret set ${draft.app} ${name}=VALUE\`.`,
      );
    } else if (value === undefined) report('check', at, 'Its value comes from your shell. Set it in `machine.env`.');
    else Object.defineProperty(env, name, {value, enumerable: true, configurable: true, writable: true});
    const host = others.find((other) => new RegExp(`(?:^|[/@])${other}(?:[:/]|$)`).test(value ?? ''));
    if (host !== undefined)
      report('check', at, `Replace the hostname \`${host}\` with \`${makeName(host, 'app')}.<namespace>.internal\`.`);
  }
  if (Object.keys(env).length > 0) draft.machine.env = env;
  if (secrets.length > 0) draft.machine.secrets = secrets;
}

/** The container port of an entry of `ports` or `expose`. */
function readPort(entry: unknown): number | undefined {
  const {target, protocol = 'tcp'} = asData(entry);
  const text = isData(entry) ? `${toText(target)}/${toText(protocol)}` : (interpolate(toText(entry)) ?? '');
  const port = Number(/(?:^|:)(\d{1,5})(?:\/tcp)?$/.exec(text)?.[1]);
  return port >= 1 && port <= 65_535 ? port : undefined;
}

/** Ports of well-known images, for services that don't specify a port. */
const imagePorts: Readonly<Record<string, number>> = {
  postgres: 5432,
  mysql: 3306,
  mariadb: 3306,
  redis: 6379,
  rabbitmq: 5672,
  mongo: 27_017,
  memcached: 11_211,
  nats: 4222,
};

function readServices(service: Data, place: string, draft: Draft, report: Report): void {
  const read = (key: string) =>
    asList(service[key]).flatMap((entry) => {
      const port = readPort(entry);
      if (port === undefined)
        report(
          'dropped',
          `${place}.${key}`,
          `\`${isScalar(entry) ? String(entry) : 'An entry'}\` is not a single TCP port.`,
        );
      return port ?? [];
    });
  const published = [...new Set(read('ports'))];
  const exposed = [...new Set(read('expose'))].filter((port) => !published.includes(port));
  const image = /([\w-]+)(?::[^/]*)?$/.exec(draft.build.image ?? '')?.[1] ?? '';
  const usual = Object.hasOwn(imagePorts, image) ? imagePorts[image] : undefined;
  const ports = published.length > 0 ? published : exposed.length > 0 ? exposed : usual === undefined ? [] : [usual];
  if (ports.length === 0) {
    report(
      'check',
      place,
      'It has no ports, so it has no service. If other apps connect to it, add a private service.',
    );
    return;
  }
  draft.services = makeServices(draft.app, ports.slice(0, limits.listeners.value - 1), published.length > 0);
  const [first] = draft.services;
  report(
    'translated',
    `${place}.ports`,
    first?.visibility === 'public'
      ? 'The app is public at port 443. The platform provides the certificate.'
      : 'The ports are reachable within the namespace only.',
  );
  if (!draft.machine.healthcheck) {
    draft.machine.healthcheck = {tcp: {port: ports[0]}};
    report('check', `${place}.healthcheck`, 'There is none, so the health check connects to the first port.');
  }
}

function readCheck(service: Data, place: string, draft: Draft, report: Report): void {
  const {test, disable, interval, timeout, retries, start_period: start} = asData(service['healthcheck']);
  if (test === undefined || disable === true) return;
  const words = asList(test).filter(isScalar).map(String);
  const [kind, ...rest] = words;
  if (kind === 'NONE') return;
  const check = convertCheck(
    typeof test === 'string'
      ? test.replace(/\$\$/g, '$')
      : kind === 'CMD-SHELL'
        ? rest.join(' ').replace(/\$\$/g, '$')
        : rest,
  );
  if (!check) return;
  const times = {
    interval: convertDuration(interval, 1000, 300_000),
    timeout: convertDuration(timeout, 100, 60_000),
    startTimeout: convertDuration(start, 1000, 600_000),
  };
  draft.machine.healthcheck = {
    ...check,
    ...Object.fromEntries(Object.entries(times).filter(([, time]) => time !== undefined)),
    ...(typeof retries === 'number' && retries >= 1 && retries <= 10 && {retries: Math.round(retries)}),
  };
  report('translated', `${place}.healthcheck`, 'It is now `machine.healthcheck`.');
}

function readVolumes(service: Data, place: string, draft: Draft, report: Report, shared: ReadonlySet<string>): void {
  for (const entry of asList(service['volumes'])) {
    const {type, source, target} = asData(entry);
    const [from = '', to] = isData(entry) ? [toText(source), toText(target)] : toText(entry).split(':');
    const at = `${place}.volumes`;
    const mount = to ?? from;
    if (type === 'tmpfs' || !/^\/[^:]/.test(mount)) report('dropped', at, `\`${mount}\` is not the path of a volume.`);
    else if (type === 'bind' || (to !== undefined && /^[./~]/.test(from)))
      report('dropped', at, `\`${from}\` is a directory on your computer. Copy the files into the image.`);
    else {
      const taken = new Set(draft.volumes?.map(({name}) => name));
      const name = makeName(to === undefined ? mount : from, 'data', taken);
      draft.volumes = [...(draft.volumes ?? []), {name, size: '10Gi', mount}];
      report('check', at, `\`${name}\` is now a volume of 10Gi. Check its size. An app with a volume has one machine.`);
      if (shared.has(from))
        report('check', at, `\`${from}\` is shared by several services, but apps cannot share a volume.`);
    }
  }
}

function readMachine(service: Data, place: string, draft: Draft, report: Report): void {
  const {machine} = draft;
  const deploy = asData(service['deploy']);
  const resources = asData(asData(deploy['resources'])['limits']);
  const command = readWords(service['command']);
  if (command.length > 0) machine.command = [...command];
  const {'machine-memory-min': least, 'machine-memory-max': most} = limits;
  const memory = convertSize(resources['memory'] ?? service['mem_limit'], least.value, most.value);
  if (memory !== undefined) machine.memory = memory;
  const cpus = toNumber(resources['cpus'] ?? service['cpus']);
  if (!Number.isNaN(cpus)) machine.vcpus = vcpuCounts.find((count) => count >= cpus) ?? vcpuCounts.at(-1)!;
  const policy = toText(service['restart']).split(':')[0]!;
  if (['no', 'false'].includes(policy)) machine.restart = 'never';
  else if (policy === 'on-failure') machine.restart = 'on-failure';
  else if (policy !== '') machine.restart = 'always';
  const grace = convertDuration(service['stop_grace_period'], 1000, 300_000);
  if (grace !== undefined) machine.stopGrace = grace;
  const replicas = toNumber(deploy['replicas'] ?? service['scale']);
  if (replicas > 1 && draft.volumes)
    report('dropped', `${place}.deploy.replicas`, 'An app with a volume has one machine.');
  else if (replicas > 1 && Number.isInteger(replicas)) {
    draft.scale = {max: Math.min(replicas, limits['scale-max'].value)};
    report(
      'check',
      `${place}.deploy.replicas`,
      'It is now `scale.max`. Idle machines go to standby unless you set `scale.min`.',
    );
  }
}

/** Whether the data of a YAML document looks like a Compose file. */
export const isCompose = (data: unknown): boolean => isData(asData(data)['services']);

/** Creates a manifest for each service of a Compose file. Never throws. */
export function importCompose(data: unknown): readonly ImportedApp[] {
  const services = Object.entries(asData(asData(data)['services'])).slice(0, 50);
  const names = services.map(([name]) => name);
  const sources = services.flatMap(([, service]) => [
    ...new Set(
      asList(asData(service)['volumes'])
        .filter((entry) => typeof entry === 'string')
        .map((entry) => entry.split(':')[0]!),
    ),
  ]);
  const shared = new Set(sources.filter((source, index) => sources.indexOf(source) !== index));
  const taken = new Set<string>();
  return services.map(([key, value]) => {
    const service = asData(value);
    const place = `services.${key}`;
    const notes: ImportNote[] = [];
    const report: Report = (kind, source, text) => notes.push({kind, source, text});
    const app = makeName(key, 'app', taken);
    taken.add(app);
    const draft: Draft = {version: 1, app, build: readBuild(service, place, report), machine: {}};
    const others = names
      .filter((name) => name !== key && /^[\w.-]+$/.test(name))
      .map((name) => name.replace(/\./g, '\\.'));
    readEnvironment(service, place, draft, report, others);
    readCheck(service, place, draft, report);
    readServices(service, place, draft, report);
    readVolumes(service, place, draft, report, shared);
    readMachine(service, place, draft, report);
    if (service['depends_on'] !== undefined)
      report('dropped', `${place}.depends_on`, 'Apps start independently, so retry connections at startup.');
    for (const name of Object.keys(service)) {
      if (Object.hasOwn(dropped, name)) report('dropped', `${place}.${name}`, dropped[name]!);
      else if (!known.has(name)) report('dropped', `${place}.${name}`, 'The manifest has no counterpart.');
    }
    return finishApp(draft, notes);
  });
}

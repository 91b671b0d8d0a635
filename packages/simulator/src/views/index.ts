import {machineSettings} from '@aloft/platform/manifest';
import {findResource, type ResourceField, type ResourceKind} from '@aloft/platform/resources';
import {formatDuration, formatSize} from '@aloft/platform/values';
import type {Changes, Reply, View} from '../context';
import {privateHostname, publicHostname} from '../programs/network';
import {digestText} from '../state/drawId';
import {formatTime, RENEW_BEFORE} from '../state/lifecycle';
import type {
  App,
  Certificate,
  Listener,
  LogLine,
  Machine,
  Namespace,
  Release,
  Service,
  SimulatorState,
  Token,
  Volume,
  VolumeSnapshot,
} from '../state/types';
import {type MachineTemplate, valueAt} from '../template';
import type {FlagValues} from '@aloft/platform/cli';
import type {logFlags} from '@aloft/platform/commands';

/**
 * A resource in the format of `-o json`: its kind's fields in the order of the facts.
 *
 * @param derived values by path, for fields that differ from the resource's own
 */
function view(kind: ResourceKind, resource: object, derived: View = {}): View {
  const root: View = {};
  for (const {path, type} of findResource(kind)?.fields ?? []) {
    const value = path in derived ? derived[path] : valueAt(resource, path);
    if (value === undefined) continue;
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const parent = steps.reduce((node, step) => (node[step] ??= {}) as View, root);
    parent[last] = format(type, value);
  }
  return root;
}

function format(type: ResourceField['type'], value: unknown): unknown {
  if (typeof value !== 'number') return structuredClone(value);
  if (type === 'timestamp') return formatTime(value);
  if (type === 'size') return formatSize(value);
  return type === 'duration' ? formatIdle(value) : value;
}

/** Formats a duration of up to two minutes in seconds, as in manifests, and a longer one in its largest unit. */
export function formatIdle(ms: number): string {
  return ms <= 120_000 && ms % 1000 === 0 ? `${ms / 1000}s` : formatDuration(ms);
}

/** The settings of a template by the path of their field. */
function settingsOf(template: MachineTemplate, parent: string): View {
  const ids = Object.keys(machineSettings) as (keyof typeof machineSettings)[];
  return Object.fromEntries(ids.map((id) => [machineSettings[id].path.replace('machine.', parent), template[id]]));
}

export function viewNamespace({currentNamespace}: SimulatorState, namespace: Namespace): View {
  return view('namespace', namespace, {
    apps: Object.keys(namespace.apps).length,
    machines: Object.keys(namespace.machines).length,
    inUse: currentNamespace === namespace.name,
  });
}

/** URL of an app's public service, or null. */
export function urlOf({name}: App, {services}: Namespace): string | null {
  const service = Object.values(services).find(({app, visibility}) => app === name && visibility === 'public');
  return service ? `https://${publicHostname(service)}` : null;
}

export function viewApp(app: App, namespace: Namespace): View {
  const {services, machines, region} = namespace;
  return view('app', app, {
    release: app.release ?? 0,
    url: urlOf(app, namespace),
    region,
    machines: Object.values(machines).filter((machine) => machine.app === app.name).length,
    ...settingsOf(app.template, 'machine.'),
    services: Object.values(services).flatMap((service) => (service.app === app.name ? service.name : [])),
    volumes: app.mounts.map(({volume}) => volume),
  });
}

export function viewRelease(app: App, release: Release): View {
  const live = app.state === 'deploying' ? 'deploying' : 'live';
  return view('release', release, {
    state: release.failed ? 'failed' : release.number === app.release ? live : 'replaced',
    digest: release.content.digest,
    secrets: Object.fromEntries(Object.entries(release.secrets).map(([name, {digest}]) => [name, digest])),
  });
}

export function viewMachine(machine: Machine): View {
  return view('machine', machine, {
    ...settingsOf(machine.template, ''),
    stateChangedAt: machine.updatedAt,
    restarts: 0,
    'flash.snapshotAt': machine.snapshotAt,
    wakes: machine.readings.at(-1)?.wakes,
    ...addressesOf(machine),
    volumes: machine.mounts.map(({volume}) => volume),
    exitCode: machine.state === 'failed' ? 1 : null,
  });
}

/** Private IP addresses in the namespace's network, derived from its name and the machine's id. */
function addressesOf({namespace, id}: Machine): View {
  const network = digestText(namespace, 4);
  const host = digestText(id, 4);
  const [second, third, fourth] = [network, host, host.slice(2)].map((text) => Number.parseInt(text.slice(0, 2), 16));
  const group = (digits: string) => digits.replace(/^0{1,3}/, '');
  return {
    'addresses.ipv4': `10.${second}.${third}.${fourth}`,
    'addresses.ipv6': `fd00:${group(network)}::${group(host)}`,
  };
}

export const addressOf = (service: Service): string =>
  service.visibility === 'public' ? publicHostname(service) : privateHostname(service);

export function viewService(service: Service): View {
  return view('service', service, {address: addressOf(service), listeners: service.listeners.map(formatListener)});
}

/** Formats a listener in the notation of flags: `443:8080/https`, `80:redirect/http`. */
export function formatListener({port, targetPort, redirect, protocol}: Listener): string {
  return `${port}:${redirect === null ? (targetPort ?? port) : 'redirect'}/${protocol}`;
}

/** Parses a listener in the notation of flags. */
export function parseListener(text: string): Listener {
  const [port, target, protocol = ''] = text.split(/[:/]/);
  const redirect = target === 'redirect' ? 'https' : null;
  return {port: Number(port), protocol, targetPort: redirect ? null : Number(target), redirect};
}

export const viewVolume = (volume: Volume): View => view('volume', volume, {snapshots: volume.snapshots.length});

export function viewSnapshot({name, namespace}: Volume, snapshot: VolumeSnapshot): View {
  return view('snapshot', snapshot, {namespace, volume: name});
}

export function viewCertificate(certificate: Certificate): View {
  const {source, expiresAt} = certificate;
  const renewsAt = source === 'uploaded' || expiresAt === null ? null : expiresAt - RENEW_BEFORE;
  return view('certificate', certificate, {renewsAt});
}

export function viewToken(token: Token): View {
  const {lastUsedAt} = token;
  return view('token', token, {lastUsedAt: lastUsedAt === null ? null : lastUsedAt - (lastUsedAt % 60_000)});
}

const viewers = {
  apps: viewApp,
  machines: viewMachine,
  services: viewService,
  volumes: viewVolume,
  certificates: viewCertificate,
};

/** A resource of a namespace in the format of `-o json`. */
export function viewResource(kind: keyof typeof viewers, resource: object, namespace: Namespace): View {
  return (viewers[kind] as (resource: object, namespace: Namespace) => View)(resource, namespace);
}

/** Filters log lines, also by source, text and `--since`, and returns the last `--tail` of them. */
export function replyWithLogs(
  {draft, flags, namespace}: Pick<Changes, 'draft' | 'namespace'> & {readonly flags: FlagValues<typeof logFlags>},
  isOwn: (line: LogLine) => boolean,
): Reply<never> {
  const {since, tail, source, grep = '', follow} = flags;
  const kept = namespace.logs
    .filter((line) => isOwn(line) && line.at >= draft.now - since && line.text.includes(grep))
    .filter((line) => source === 'all' || line.source === source);
  const shown = tail <= 0 ? [] : kept.slice(-tail);
  return {
    steps: shown.map(({at, name, text}) => `${formatTime(at)} ${name} ${text}`),
    views: shown.map(({at, name, source, text}) => ({time: formatTime(at), machine: name, source, message: text})),
    quiet: shown.map(({text}) => text),
    notes: follow ? ['note: following; press Ctrl+C to stop'] : [],
  };
}

import type {StatefulKind} from '@aloft/platform/states';
import type {View} from '../context';
import {privateHostname, publicHostname} from '../programs/findHost';
import {viewTemplate} from '../template';
import type {
  App,
  Certificate,
  Listener,
  Machine,
  Namespace,
  Release,
  Resource,
  Service,
  Volume,
  VolumeSnapshot,
  Token,
} from '../state/types';
import {formatTime, RENEW_BEFORE} from '../state/lifecycle';
import {digestText} from '../state/drawId';
import {formatSize} from '@aloft/platform/values';

/** Labels and timestamps, the last fields of every resource. */
export function viewTimes(resource: Pick<Resource<StatefulKind>, 'labels' | 'createdAt' | 'updatedAt'>): View {
  return {
    labels: {...resource.labels},
    createdAt: formatTime(resource.createdAt),
    updatedAt: formatTime(resource.updatedAt),
  };
}

/** An app in the format of `-o json`. */
export function viewApp(namespace: Namespace, app: App): View {
  const services = Object.values(namespace.services).filter((service) => service.app === app.name);
  const machines = Object.values(namespace.machines).filter((machine) => machine.app === app.name);
  const first = services.find((service) => service.visibility === 'public');
  return {
    name: app.name,
    namespace: app.namespace,
    state: app.state,
    release: app.release ?? 0,
    image: app.image,
    url: first ? `https://${publicHostname(first)}` : null,
    region: namespace.region,
    machines: machines.length,
    machine: viewTemplate(app.template, 'app'),
    scale: {...app.scale},
    services: services.map((service) => service.name),
    volumes: app.mounts.map((mount) => mount.volume),
    ...viewTimes(app),
  };
}

/** A release in the format of `app releases -o json`. */
export function viewRelease(app: App, release: Release): View {
  return {
    number: release.number,
    state: stateOf(app, release),
    image: release.image,
    digest: release.content.digest,
    message: release.message,
    secrets: Object.fromEntries(Object.entries(release.secrets).map(([name, {digest}]) => [name, digest])),
    createdBy: release.createdBy,
    createdAt: formatTime(release.createdAt),
  };
}

function stateOf(app: App, release: Release): string {
  if (release.failed) return 'failed';
  if (release.number !== app.release) return 'replaced';
  return app.state === 'deploying' ? 'deploying' : 'live';
}

/** A machine in the format of `-o json`. */
export function viewMachine(machine: Machine): View {
  const {flash, ...own} = viewTemplate(machine.template, 'machine');
  return {
    id: machine.id,
    name: machine.name,
    namespace: machine.namespace,
    app: machine.app,
    state: machine.state,
    stateChangedAt: formatTime(machine.updatedAt),
    release: machine.release,
    image: machine.image,
    region: machine.region,
    ...own,
    restarts: 0,
    flash: {...(flash as View), snapshotAt: machine.snapshotAt === null ? null : formatTime(machine.snapshotAt)},
    heldUntil: machine.heldUntil === null ? null : formatTime(machine.heldUntil),
    wakes: machine.wakes,
    addresses: addressesOf(machine),
    volumes: machine.mounts.map((mount) => mount.volume),
    exitCode: machine.state === 'failed' ? 1 : null,
    ...viewTimes(machine),
  };
}

/** Private IP addresses in the namespace's network, derived from its name and the machine's id. */
function addressesOf({namespace, id}: Pick<Machine, 'namespace' | 'id'>): {ipv4: string; ipv6: string} {
  const network = digestText(namespace, 4);
  const host = digestText(id, 4);
  const [high = 0, low = 0] = [host.slice(0, 2), host.slice(2)].map((digits) => Number.parseInt(digits, 16));
  return {
    ipv4: `10.${Number.parseInt(network.slice(0, 2), 16)}.${high}.${low}`,
    ipv6: `fd00:${group(network)}::${group(host)}`,
  };
}

function group(digits: string): string {
  return digits.replace(/^0{1,3}/, '');
}

/** A service in the format of `-o json`. */
export function viewService(service: Service): View {
  return {
    name: service.name,
    namespace: service.namespace,
    app: service.app,
    state: service.state,
    visibility: service.visibility,
    address: service.visibility === 'public' ? publicHostname(service) : privateHostname(service),
    listeners: service.listeners.map(formatListener),
    hostnames: [...service.hostnames],
    ...viewTimes(service),
  };
}

/** Formats a listener in the notation of flags: `443:8080/https`, `80:redirect/http`. */
export function formatListener(listener: Listener): string {
  const target = listener.redirect === null ? (listener.targetPort ?? listener.port) : 'redirect';
  return `${listener.port}:${target}/${listener.protocol}`;
}

/** Parses a listener in the notation of flags. */
export function parseListener(text: string): Listener {
  const [port = '', target = '', protocol = ''] = text.split(/[:/]/);
  return {
    port: Number(port),
    protocol,
    targetPort: target === 'redirect' ? null : Number(target),
    redirect: target === 'redirect' ? 'https' : null,
  };
}

/** A volume in the format of `-o json`. */
export function viewVolume(volume: Volume): View {
  return {
    name: volume.name,
    namespace: volume.namespace,
    state: volume.state,
    size: formatSize(volume.sizeBytes),
    used: formatSize(volume.usedBytes),
    machine: volume.machine,
    mount: volume.mount,
    region: volume.region,
    snapshots: volume.snapshots.length,
    ...viewTimes(volume),
  };
}

/** A snapshot in the format of `volume snapshot list -o json`. */
export function viewSnapshot(volume: Volume, snapshot: VolumeSnapshot): View {
  return {
    name: snapshot.name,
    namespace: volume.namespace,
    volume: volume.name,
    size: formatSize(snapshot.sizeBytes),
    used: formatSize(snapshot.usedBytes),
    createdAt: formatTime(snapshot.createdAt),
  };
}

/** A certificate in the format of `-o json`. */
export function viewCertificate(certificate: Certificate): View {
  return {
    name: certificate.name,
    namespace: certificate.namespace,
    state: certificate.state,
    source: certificate.source,
    hostnames: [...certificate.hostnames],
    validation: certificate.validation,
    records: [...certificate.records],
    issuer: certificate.issuer,
    expiresAt: certificate.expiresAt === null ? null : formatTime(certificate.expiresAt),
    renewsAt: renewalOf(certificate),
    ...viewTimes(certificate),
  };
}

function renewalOf(certificate: Certificate): string | null {
  if (certificate.source === 'uploaded' || certificate.expiresAt === null) return null;
  return formatTime(certificate.expiresAt - RENEW_BEFORE);
}

/** A token in the format of `-o json`. */
export function viewToken(token: Token): View {
  return {
    name: token.name,
    kind: token.kind,
    namespace: token.namespace,
    scopes: [...token.scopes],
    createdAt: formatTime(token.createdAt),
    expiresAt: formatTime(token.expiresAt),
    lastUsedAt: token.lastUsedAt === null ? null : formatTime(token.lastUsedAt - (token.lastUsedAt % 60_000)),
  };
}

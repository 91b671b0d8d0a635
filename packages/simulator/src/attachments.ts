import {brand} from '@aloft/platform/brand';
import {ACCOUNT} from './access';
import type {Changes, Context} from './context';
import {edgeOf, isApex, matchesHostname, publicHostname} from './programs/network';
import {checkCount, pick} from './resources';
import {waitFor} from './state/advanceState';
import {digestText, drawId} from './state/drawId';
import {addResource, changeState, DURATIONS} from './state/lifecycle';
import type {App, Certificate, Machine, Service, ServiceSettings, SimulatorState, Volume} from './state/types';

/** The domain of a hostname: its last two labels. */
const domainOf = (hostname: string): string => hostname.split('.').slice(-2).join('.');

/** DNS name of the record that proves control of a domain. */
export const PROOF = `_${brand.cli}-challenge`;

/** Value of the record that proves control of a domain. */
export const proofOf = (domain: string): string =>
  `"${brand.cli}-verification=${digestText(`${ACCOUNT} ${domain}`, 16)}"`;

/**
 * Asks for a proof of control of each domain that is new to the account. The simulator assumes that its owner adds the
 * record soon.
 *
 * @returns the records to add, as zone-file lines
 */
export function requestProof({domains, now}: SimulatorState, hostnames: readonly string[]): string[] {
  const added = [...new Set(hostnames.map(domainOf))].filter((domain) => !Object.hasOwn(domains, domain));
  for (const domain of added) domains[domain] = now + DURATIONS.validation;
  return added.map((domain) => `${PROOF}.${domain}. TXT ${proofOf(domain)}`);
}

/** Whether the account has proved that it controls the hostname's domain. */
export function isProven({domains, now}: SimulatorState, hostname: string): boolean {
  return (pick(domains, domainOf(hostname)) ?? Infinity) <= now;
}

/** Adds a service in the state `pending`, which becomes `ready` as time passes. */
export function createService(
  context: Changes<'quota_exceeded' | HostnameError>,
  {name, visibility, listeners, hostnames}: ServiceSettings,
): Service {
  for (const hostname of hostnames) checkHostnameFree(context, hostname);
  return addResource(context, 'services', 'pending', {
    name,
    ...structuredClone({visibility, listeners, hostnames}),
    app: null,
    readings: [{at: context.draft.now, codes: {}, durations: {}, inFlight: 0}],
  });
}

/** A hostname that belongs to another account, for the error of a taken one. */
const TAKEN = 'www.taken.example';

export type HostnameError = 'hostname_taken' | 'hostname_in_use';

/** Fails if a service other than `own` uses the hostname. */
export function checkHostnameFree(
  {draft, fail}: Pick<Context<HostnameError>, 'draft' | 'fail'>,
  hostname: string,
  own?: Service,
): void {
  if (hostname === TAKEN) fail('hostname_taken', {hostname});
  const other = findServiceOf(draft, hostname);
  if (other && other !== own) fail('hostname_in_use', {hostname, service: other.name, namespace: other.namespace});
}

/** The account's service that has the hostname. */
export function findServiceOf({namespaces}: SimulatorState, hostname: string): Service | undefined {
  const services = Object.values(namespaces).flatMap((namespace) => Object.values(namespace.services));
  return services.find(({hostnames}) => hostnames.includes(hostname));
}

/** Adds a certificate. A managed one waits for its DNS records. The simulator assumes that they're added soon. */
export function createCertificate(
  context: Changes<'quota_exceeded'>,
  {name, hostnames, source, validation}: Pick<Certificate, 'name' | 'hostnames' | 'validation' | 'source'>,
): Certificate {
  checkCount(context, 'certificate-hostnames', hostnames.length);
  const isManaged = source === 'managed';
  const needsDns = isManaged && hostnames.some((hostname) => hostname.startsWith('*.'));
  const certificate = addResource(context, 'certificates', isManaged ? 'pending-validation' : 'active', {
    name,
    source,
    hostnames,
    validation: needsDns ? 'dns' : validation,
    records: [],
    issuer: null,
    expiresAt: null,
  });
  if (isManaged) {
    const records = hostnames.flatMap((hostname) => recordsOf(context, hostname, certificate.validation));
    certificate.records = [...records, ...requestProof(context.draft, hostnames)];
  }
  return certificate;
}

function recordsOf({draft, namespace}: Changes, hostname: string, validation: string | null): string[] {
  const service = Object.values(namespace.services).find(({hostnames}) =>
    hostnames.some((pattern) => matchesHostname(pattern, hostname) || pattern === hostname),
  );
  const target = publicHostname(service ?? {name: 'SERVICE', namespace: namespace.name});
  const {ipv4, ipv6} = edgeOf(namespace.region);
  const routing = isApex(hostname)
    ? [`${hostname}. A ${ipv4}`, `${hostname}. AAAA ${ipv6}`]
    : [`${hostname}. CNAME ${target}.`];
  if (validation !== 'dns') return routing;
  const challenge = `_acme-challenge.${hostname.replace(/^\*\./, '')}. CNAME ${drawId(draft, '', 12)}.${brand.validationDomain}.`;
  return [...routing, challenge];
}

/** Attaches a free volume to a machine, at a mount path, and waits until it is attached. */
export function attachVolume(draft: SimulatorState, volume: Volume, machine: Machine, mount: string): void {
  if (volume.machine === machine.id) return;
  waitFor(draft, volume);
  Object.assign(volume, {machine: machine.id, mount});
  changeState('volume', volume, 'attaching', draft.now);
  waitFor(draft, volume);
}

/** Fails if the volume is attached. */
export function checkFree({fail}: Context<'volume_attached'>, {name, machine}: Volume): void {
  if (machine !== null) fail('volume_attached', {name, machine});
}

/** Fails if a volume of an app is attached to a machine that isn't the app's. */
export function checkMounts({namespace: {volumes, machines}, fail}: Changes<'volume_attached'>, app: App): void {
  for (const {volume: name} of app.mounts) {
    const {machine = null} = pick(volumes, name) ?? {};
    if (machine !== null && pick(machines, machine)?.app !== app.name) fail('volume_attached', {name, machine});
  }
}

/** Attaches all volumes that the machine mounts. Returns false if one of them is attached to another machine. */
export function attachMounts({draft, namespace}: Changes, machine: Machine): boolean {
  return machine.mounts.every((mount) => {
    const volume = pick(namespace.volumes, mount.volume);
    if (!volume || (volume.machine !== null && volume.machine !== machine.id)) return false;
    attachVolume(draft, volume, machine, mount.path);
    return true;
  });
}

export function detachVolume(draft: SimulatorState, volume: Volume): void {
  Object.assign(volume, {machine: null, mount: null});
  changeState('volume', volume, 'available', draft.now);
}

/** Space that an empty file system uses, in bytes. */
const EMPTY_BYTES = 24 * 1024;

/** Adds a volume. Unless `wait` is false, time passes until it is available. */
export function createVolume(context: Changes<'quota_exceeded'>, name: string, size: number, wait = true): Volume {
  const volume = addResource(context, 'volumes', 'creating', {
    name,
    size,
    used: EMPTY_BYTES,
    snapshotsTaken: 0,
    region: context.namespace.region,
    machine: null,
    mount: null,
    snapshots: [],
  });
  if (wait) waitFor(context.draft, volume);
  return volume;
}

import {brand} from '@aloft/platform/brand';
import {checkCount, checkQuota, pick} from '../resources';
import {digestText, drawId} from '../state/drawId';
import {DURATIONS, startResource} from '../state/lifecycle';
import type {Certificate, Namespace, Service, ServiceSettings, SimulatorState} from '../state/types';
import type {Context} from '../context';
import {edgeOf, isApex, matchesHostname, publicHostname} from '../programs/findHost';

/** The domain of a hostname: its last two labels. */
const domainOf = (hostname: string): string => hostname.split('.').slice(-2).join('.');

/** DNS name of the record that proves control of a domain. */
export const PROOF = `_${brand.cli}-challenge`;

/** Value of the record that proves control of a domain. */
export function proofOf({account}: SimulatorState, domain: string): string {
  return `"${brand.cli}-verification=${digestText(`${account.handle} ${domain}`, 16)}"`;
}

/**
 * Asks for a proof of control of each domain that is new to the account. The simulator assumes that its owner adds the
 * record soon.
 *
 * @returns the records to add, as zone-file lines
 */
export function requestProof(draft: SimulatorState, hostnames: readonly string[]): string[] {
  const added = [...new Set(hostnames.map(domainOf))].filter((domain) => !Object.hasOwn(draft.domains, domain));
  for (const domain of added) draft.domains[domain] = draft.now + DURATIONS.validation;
  return added.map((domain) => `${PROOF}.${domain}. TXT ${proofOf(draft, domain)}`);
}

/** Whether the account has proved that it controls the hostname's domain. */
export function isProven({domains, now}: SimulatorState, hostname: string): boolean {
  return (pick(domains, domainOf(hostname)) ?? Infinity) <= now;
}

/** Adds a service in the state `pending`, which becomes `ready` as time passes. */
export function createService(
  context: Context<'quota_exceeded' | HostnameError>,
  namespace: Namespace,
  name: string,
  {visibility, listeners, hostnames}: Omit<ServiceSettings, 'name'>,
): Service {
  const {draft} = context;
  checkQuota(context, namespace, 'services');
  for (const hostname of hostnames) checkHostnameFree(context, hostname, null);
  const service: Service = {
    ...startResource<'service'>(draft, namespace, name, 'pending', {to: 'ready', at: draft.now + DURATIONS.service}),
    app: null,
    visibility,
    listeners: structuredClone(listeners),
    hostnames: [...hostnames],
    readings: [{at: draft.now, codes: {}, durations: {}, inFlight: 0}],
  };
  namespace.services[name] = service;
  return service;
}

/** A hostname that belongs to another account, for the error of a taken one. */
const TAKEN = 'www.taken.example';

export type HostnameError = 'hostname_taken' | 'hostname_in_use';

/** Fails if a service other than `own` uses the hostname. */
export function checkHostnameFree({draft, fail}: Context<HostnameError>, hostname: string, own: Service | null): void {
  if (hostname === TAKEN) fail('hostname_taken', {hostname});
  const other = findServiceOf(draft, hostname);
  if (other && other !== own) fail('hostname_in_use', {hostname, service: other.name, namespace: other.namespace});
}

/** The account's service that has the hostname. */
export function findServiceOf({namespaces}: SimulatorState, hostname: string): Service | undefined {
  return Object.values(namespaces)
    .flatMap(({services}) => Object.values(services))
    .find(({hostnames}) => hostnames.includes(hostname));
}

/** Adds a certificate. A managed one waits for its DNS records. The simulator assumes that they're added soon. */
export function createCertificate(
  context: Context<'quota_exceeded'>,
  namespace: Namespace,
  options: Pick<Certificate, 'name' | 'hostnames' | 'validation' | 'source'>,
): Certificate {
  const {draft} = context;
  const {name, hostnames, source} = options;
  checkQuota(context, namespace, 'certificates');
  checkCount(context, namespace.name, 'certificate-hostnames', hostnames.length);
  const isManaged = source === 'managed';
  // Wildcards require DNS validation.
  const validation = isManaged && hostnames.some((hostname) => hostname.startsWith('*.')) ? 'dns' : options.validation;
  const due = isManaged ? ({to: 'issuing', at: draft.now + DURATIONS.validation} as const) : null;
  const certificate: Certificate = {
    ...startResource<'certificate'>(draft, namespace, name, isManaged ? 'pending-validation' : 'active', due),
    source,
    hostnames,
    validation,
    records: [],
    issuer: null,
    expiresAt: null,
  };
  if (isManaged)
    certificate.records = [
      ...hostnames.flatMap((hostname) => recordsOf(draft, namespace, hostname, validation)),
      ...requestProof(draft, hostnames),
    ];
  namespace.certificates[name] = certificate;
  return certificate;
}

function recordsOf(draft: SimulatorState, namespace: Namespace, hostname: string, validation: string | null): string[] {
  const service = Object.values(namespace.services).find((entry) =>
    entry.hostnames.some((pattern) => matchesHostname(pattern, hostname) || pattern === hostname),
  );
  const target = service ? publicHostname(service) : `SERVICE.${namespace.name}.${brand.appsDomain}`;
  const edge = edgeOf(namespace.region);
  const routing = isApex(hostname)
    ? [`${hostname}. A ${edge.ipv4}`, `${hostname}. AAAA ${edge.ipv6}`]
    : [`${hostname}. CNAME ${target}.`];
  if (validation !== 'dns') return routing;
  const challenge = `_acme-challenge.${hostname.replace(/^\*\./, '')}. CNAME ${drawId(draft, '', 12)}.${brand.validationDomain}.`;
  return [...routing, challenge];
}

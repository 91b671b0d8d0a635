import {brand} from '@aloft/platform/brand';
import type {Context} from '../context';
import {checkCount, checkQuota} from '../quota';
import {requestProof} from './domains';
import {edgeOf, isApex, matchesHostname, publicHostname} from '../programs/findHost';
import {startResource} from '../state/changeState';
import {drawId} from '../state/drawId';
import {DURATIONS} from '../state/durations';
import type {Certificate, Namespace, SimulatorState} from '../state/types';

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

import {brand} from '@aloft/platform/brand';
import {isProven, PROOF, proofOf} from '../attachments/network';
import {findHost, isApex, isPlatformHost} from './findHost';
import type {SimulatorState} from '../state/types';
import {refuse, type ShellResult, succeed} from './ShellResult';

const TYPES = ['A', 'AAAA', 'CNAME', 'TXT'];

/** `dig +short NAME [TYPE]`, in any order: hostnames of services, and the records of certificates and proofs. */
export function runDig(draft: SimulatorState, args: string[]): ShellResult {
  const words = args.filter((arg) => arg !== '+short' && arg !== '-t');
  const types = words.filter((word) => TYPES.includes(word.toUpperCase()));
  const names = words.filter((word) => !types.includes(word));
  const name = (names[0] ?? '').replace(/\.$/, '').toLowerCase();
  if (!args.includes('+short') || names.length !== 1 || types.length > 1 || !/^[a-z0-9_*][a-z0-9_.*-]*$/.test(name))
    return refuse(`dig is simulated with +short, one name and one of the types ${TYPES.join(', ')}`);
  const isSimulated = isPlatformHost(name)
    ? name.endsWith(`.${brand.appsDomain}`)
    : /(?:\.example|(?:^|\.)example\.com)$/.test(name);
  if (!isSimulated) return refuse(`dig finds the names of the simulated namespaces only, not ${name.slice(0, 100)}`);
  return succeed(answer(draft, name, (types[0] ?? 'A').toUpperCase()));
}

function answer(draft: SimulatorState, name: string, type: string): string[] {
  if (type === 'TXT') {
    const domain = name.startsWith(`${PROOF}.`) ? name.slice(PROOF.length + 1) : '';
    return domain !== '' && isProven(draft, domain) ? [proofOf(draft, domain)] : [];
  }
  const record = findRecord(draft, name);
  if (record !== null) return type === 'CNAME' || type === 'A' ? [record] : [];
  const host = findHost(draft, name);
  if (host.kind === 'unknown') return [];
  const target = host.kind === 'custom' && !isApex(name) ? [`${host.target}.`] : [];
  if (type === 'CNAME') return target;
  if (type === 'A') return [...target, host.edge.ipv4];
  return type === 'AAAA' ? [...target, host.edge.ipv6] : [];
}

/** Finds the validation record of a certificate. The simulator assumes that its owner has published it. */
function findRecord(draft: SimulatorState, name: string): string | null {
  for (const namespace of Object.values(draft.namespaces)) {
    for (const certificate of Object.values(namespace.certificates)) {
      if (certificate.state === 'pending-validation') continue;
      for (const record of certificate.records) {
        const [owner, , value] = record.split(' ');
        if (owner === `${name}.` && name.startsWith('_acme-challenge.') && value) return value;
      }
    }
  }
  return null;
}

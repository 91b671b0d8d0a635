import {brand} from '@aloft/platform/brand';
import {isProven, PROOF, proofOf} from '../attachments/network';
import {refuse, type Reply} from '../context';
import type {SimulatorState} from '../state/types';
import {findHost, isApex, isPlatformHost, publicHostname} from './findHost';

const TYPES = ['A', 'AAAA', 'CNAME', 'TXT'];

/** `dig +short NAME [TYPE]`, in any order: hostnames of services, and the records of certificates and proofs. */
export function runDig(draft: SimulatorState, args: readonly string[]): Reply<never> {
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
  return {raw: answer(draft, name, (types[0] ?? 'A').toUpperCase())};
}

function answer(draft: SimulatorState, name: string, type: string): string[] {
  if (type === 'TXT') {
    const domain = name.startsWith(`${PROOF}.`) ? name.slice(PROOF.length + 1) : '';
    return domain !== '' && isProven(draft, domain) ? [proofOf(domain)] : [];
  }
  const record = findChallenge(draft, name);
  if (record !== undefined) return type === 'AAAA' ? [] : [record];
  const host = findHost(draft, name);
  if (host.kind === 'unknown') return [];
  const target = host.kind === 'custom' && !isApex(name) ? [`${publicHostname(host.service)}.`] : [];
  return type === 'CNAME' ? target : [...target, type === 'A' ? host.edge.ipv4 : host.edge.ipv6];
}

/** Finds the validation record of a certificate. The simulator assumes that its owner has published it. */
function findChallenge({namespaces}: SimulatorState, name: string): string | undefined {
  return Object.values(namespaces)
    .flatMap(({certificates}) => Object.values(certificates))
    .flatMap(({state, records}) => (state === 'pending-validation' ? [] : records))
    .map((record) => record.split(' '))
    .find(([owner]) => name.startsWith('_acme-challenge.') && owner === `${name}.`)?.[2];
}

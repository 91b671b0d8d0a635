import {findHost, isApex} from './findHost';
import type {SimulatorState} from '../state/types';
import {refuse, type ShellResult} from './refuse';

/** `dig +short NAME [TYPE]`: hostnames of services, and the validation records of certificates. */
export function runDig(draft: SimulatorState, args: string[]): ShellResult {
  const [name = '', type = 'A'] = args.filter((arg) => !arg.startsWith('+') && !arg.startsWith('@'));
  if (!args.includes('+short') || name === '') return refuse('dig is simulated with +short and a name only');
  return {stdout: answer(draft, name.replace(/\.$/, '').toLowerCase(), type.toUpperCase()), stderr: [], exitCode: 0};
}

function answer(draft: SimulatorState, name: string, type: string): string[] {
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

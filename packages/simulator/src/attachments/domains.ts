import {brand} from '@aloft/platform/brand';
import {pick} from '../resolve';
import {digestText} from '../state/drawId';
import {DURATIONS} from '../state/durations';
import type {SimulatorState} from '../state/types';

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

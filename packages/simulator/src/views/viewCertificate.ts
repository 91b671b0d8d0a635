import type {View} from '../context';
import {RENEW_BEFORE} from '../state/durations';
import {formatTime} from '../state/formatTime';
import type {Certificate} from '../state/types';
import {viewTimes} from './viewApp';

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

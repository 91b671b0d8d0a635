import type {View} from '../context';
import {privateHostname, publicHostname} from '../programs/findHost';
import type {Certificate, Listener, Service, Volume, VolumeSnapshot} from '../state/types';
import {viewTimes} from './viewApp';
import {formatSize} from '@aloft/platform/values';
import {formatTime, RENEW_BEFORE} from '../state/durations';

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

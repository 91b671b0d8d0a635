import type {View} from '../context';
import {privateHostname, publicHostname} from '../shell/findHost';
import type {Listener, Service} from '../state/types';
import {viewTimes} from './viewApp';

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

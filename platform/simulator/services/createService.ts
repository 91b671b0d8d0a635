import {CommandFailure} from '../failure';
import {checkQuota} from '../quota';
import {pick} from '../resolve';
import {DURATIONS} from '../state/durations';
import type {Listener, Namespace, Service, SimulatorState} from '../state/types';

/** Adds a service in the state `pending`, which becomes `ready` as time passes. */
export function createService(
  draft: SimulatorState,
  namespace: Namespace,
  name: string,
  options: {
    visibility: string;
    listeners: Listener[];
    hostnames: string[];
  },
): Service {
  if (pick(namespace.services, name)) {
    throw new CommandFailure('name_taken', {namespace: namespace.name, kind: 'a service', name});
  }
  checkQuota(namespace, 'services');
  for (const hostname of options.hostnames) checkHostnameFree(draft, hostname, null);
  const service: Service = {
    name,
    namespace: namespace.name,
    state: 'pending',
    createdAt: draft.now,
    updatedAt: draft.now,
    labels: {},
    due: {to: 'ready', at: draft.now + DURATIONS.service},
    app: null,
    visibility: options.visibility,
    listeners: structuredClone(options.listeners),
    hostnames: [...options.hostnames],
    readings: [{at: draft.now, codes: {}, durations: {}}],
  };
  namespace.services[name] = service;
  return service;
}

/** Fails if a service other than `own` uses the hostname. */
export function checkHostnameFree(draft: SimulatorState, hostname: string, own: Service | null): void {
  for (const namespace of Object.values(draft.namespaces)) {
    for (const service of Object.values(namespace.services)) {
      if (service !== own && service.hostnames.includes(hostname)) {
        throw new CommandFailure('hostname_taken', {hostname});
      }
    }
  }
}

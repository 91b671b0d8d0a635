import type {Context} from '../context';
import {checkQuota} from '../quota';
import {DURATIONS} from '../state/durations';
import type {Listener, Namespace, Service} from '../state/types';

/** Adds a service in the state `pending`, which becomes `ready` as time passes. */
export function createService(
  context: Context<'quota_exceeded' | 'hostname_taken'>,
  namespace: Namespace,
  name: string,
  options: {
    visibility: string;
    listeners: Listener[];
    hostnames: string[];
  },
): Service {
  const {draft} = context;
  checkQuota(context, namespace, 'services');
  for (const hostname of options.hostnames) checkHostnameFree(context, hostname, null);
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
export function checkHostnameFree(
  {draft, fail}: Context<'hostname_taken'>,
  hostname: string,
  own: Service | null,
): void {
  for (const namespace of Object.values(draft.namespaces)) {
    for (const service of Object.values(namespace.services)) {
      if (service !== own && service.hostnames.includes(hostname)) {
        fail('hostname_taken', {hostname});
      }
    }
  }
}

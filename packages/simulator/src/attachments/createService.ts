import type {Context} from '../context';
import {checkQuota} from '../quota';
import {startResource} from '../state/changeState';
import {DURATIONS} from '../state/durations';
import type {Namespace, Service, ServiceSettings, SimulatorState} from '../state/types';

/** Adds a service in the state `pending`, which becomes `ready` as time passes. */
export function createService(
  context: Context<'quota_exceeded' | HostnameError>,
  namespace: Namespace,
  name: string,
  {visibility, listeners, hostnames}: Omit<ServiceSettings, 'name'>,
): Service {
  const {draft} = context;
  checkQuota(context, namespace, 'services');
  for (const hostname of hostnames) checkHostnameFree(context, hostname, null);
  const service: Service = {
    ...startResource<'service'>(draft, namespace, name, 'pending', {to: 'ready', at: draft.now + DURATIONS.service}),
    app: null,
    visibility,
    listeners: structuredClone(listeners),
    hostnames: [...hostnames],
    readings: [{at: draft.now, codes: {}, durations: {}, inFlight: 0}],
  };
  namespace.services[name] = service;
  return service;
}

/** A hostname that belongs to another account, for the error of a taken one. */
const TAKEN = 'www.taken.example';

export type HostnameError = 'hostname_taken' | 'hostname_in_use';

/** Fails if a service other than `own` uses the hostname. */
export function checkHostnameFree({draft, fail}: Context<HostnameError>, hostname: string, own: Service | null): void {
  if (hostname === TAKEN) fail('hostname_taken', {hostname});
  const other = findServiceOf(draft, hostname);
  if (other && other !== own) fail('hostname_in_use', {hostname, service: other.name, namespace: other.namespace});
}

/** The account's service that has the hostname. */
export function findServiceOf({namespaces}: SimulatorState, hostname: string): Service | undefined {
  return Object.values(namespaces)
    .flatMap(({services}) => Object.values(services))
    .find(({hostnames}) => hostnames.includes(hostname));
}

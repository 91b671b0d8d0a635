import {limits} from '@aloft/platform/limits';
import {findCapacity} from '../machines/findCapacity';
import {startFlow} from '../machines/flows';
import {readService} from '../metrics/readings';
import {pick} from '../resources';
import {advanceTo} from '../state/advanceState';
import {behaviorOf} from '../state/logStart';
import type {HttpResponse, SimulatorState} from '../state/types';
import type {Host} from './findHost';

export const portOf = ({port, protocol}: URL): number => Number(port || (protocol === 'https:' ? 443 : 80));

/**
 * Returns the response of the edge proxy or the app. The request can wake a machine, and keeps it awake.
 *
 * @param job background job whose request remains in flight
 */
export function handleRequest(
  draft: SimulatorState,
  host: Exclude<Host, {kind: 'unknown'}>,
  url: URL,
  method: string,
  job: number | null,
): HttpResponse {
  if (host.kind === 'unassigned') return plain(404, 'No service has this hostname.\n');
  const {namespace, service} = host;
  const {hostname, pathname, search, href} = url;
  const listener = service.listeners.find(({port}) => port === portOf(url));
  if (!listener) return plain(404, `No listener on port ${portOf(url)}.\n`);
  if (listener.redirect === 'https')
    return {status: 308, headers: {location: `https://${hostname}${pathname}${search}`}, body: ''};
  const startedAt = draft.now;
  const machine = findCapacity(draft, namespace, service.app);
  if (machine === null) {
    readService(service, draft.now, {status: 503, ms: draft.now - startedAt});
    return plain(503, 'No machine is ready to serve.\n', {'retry-after': String(limits['request-held'].value / 1000)});
  }
  const {bodies, seconds} = behaviorOf(draft, service.app);
  const found = pick(bodies, pathname) ?? bodies['*'];
  const response = found === undefined ? plain(404, 'Not found\n') : plain(200, found);
  const {status, body} = response;
  const path = `${method.slice(0, 10)} ${pathname.slice(0, 200)}`;
  const endsAt = draft.now + 1000 * (pick(seconds, pathname) ?? 0);
  const request = {line: `${method} ${href}`, path, startedAt, status, body};
  startFlow(draft, machine, {service: service.name, request, endsAt, job});
  if (job === null) advanceTo(draft, endsAt);
  return response;
}

function plain(status: number, body: string, added: Readonly<Record<string, string>> = {}): HttpResponse {
  const length = String(new TextEncoder().encode(body).length);
  return {status, headers: {'content-type': 'text/plain; charset=utf-8', 'content-length': length, ...added}, body};
}

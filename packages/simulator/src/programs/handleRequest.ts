import {findCapacity} from '../machines/findCapacity';
import {startFlow} from '../machines/flows';
import {limits} from '@aloft/platform/limits';
import {countRequest} from '../metrics/readings';
import {pick} from '../resources';
import {advanceTo} from '../state/advanceState';
import {behaviorOf} from '../state/logStart';
import type {AppBehavior, HttpResponse, SimulatorState} from '../state/types';
import type {Host} from './findHost';

const REASONS: Record<number, string> = {
  200: 'OK',
  201: 'Created',
  204: 'No Content',
  301: 'Moved Permanently',
  302: 'Found',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  404: 'Not Found',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

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
  job: number | null = null,
): HttpResponse {
  if (host.kind === 'unassigned') return plain(404, 'No service has this hostname.');
  const {namespace, service} = host;
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const listener = service.listeners.find((entry) => entry.port === port);
  if (!listener) return plain(404, `No listener on port ${port}.`);
  if (listener.redirect === 'https') {
    return plain(308, '', {location: `https://${url.hostname}${url.pathname}${url.search}`});
  }
  const startedAt = draft.now;
  const machine = findCapacity(draft, namespace, service.app);
  if (machine === null) {
    countRequest(service, 503, draft.now - startedAt, draft.now);
    return plain(503, 'No machine is ready to serve.', {'retry-after': String(limits['request-held'].value / 1000)});
  }
  const behavior = behaviorOf(draft, service.app);
  const response = responseOf(behavior, url.pathname);
  const {status, body} = response;
  const path = `${method.slice(0, 10)} ${url.pathname.slice(0, 200)}`;
  const request = {line: `${method} ${url.href}`, path, startedAt, status, body};
  const endsAt = draft.now + 1000 * (pick(behavior.seconds, url.pathname) ?? 0);
  startFlow(draft, machine, {service: service.name, request, endsAt, job});
  if (job === null) advanceTo(draft, endsAt);
  return response;
}

function responseOf(behavior: AppBehavior, path: string): HttpResponse {
  const body = pick(behavior.bodies, path) ?? behavior.bodies['*'];
  if (body === undefined) return plain(404, 'Not found');
  const length = String(new TextEncoder().encode(body).length);
  return {
    status: behavior.status,
    reason: REASONS[behavior.status] ?? '',
    headers: {'content-type': 'text/plain; charset=utf-8', ...behavior.headers, 'content-length': length},
    body,
  };
}

function plain(status: number, text: string, added: Readonly<Record<string, string>> = {}): HttpResponse {
  const body = text === '' ? '' : `${text}\n`;
  const type = {'content-type': 'text/plain; charset=utf-8', 'content-length': String(body.length)};
  return {status, reason: REASONS[status] ?? '', headers: {...(body !== '' && type), ...added}, body};
}

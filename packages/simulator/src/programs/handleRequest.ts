import {computeInUse, fitsCompute} from '../machines/computeInUse';
import {moveMachine, resetIdleTimer} from '../machines/moveMachine';
import {limits} from '@aloft/platform/limits';
import {countRequest, countTraffic, readMachine} from '../metrics/readings';
import {advanceTo} from '../state/advanceState';
import {addLog, behaviorOf} from '../state/logStart';
import type {AppBehavior, HttpResponse, Machine, Namespace, SimulatorState} from '../state/types';
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

/** Returns the response of the edge proxy or the app. It wakes a machine on standby and restarts the idle timer. */
export function handleRequest(
  draft: SimulatorState,
  host: Exclude<Host, {kind: 'unknown'}>,
  url: URL,
  method: string,
): HttpResponse {
  if (host.kind === 'unassigned') return plain(404, 'No service has this hostname.');
  const {namespace, service} = host;
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const listener = service.listeners.find((entry) => entry.port === port);
  if (!listener) return plain(404, `No listener on port ${port}.`);
  if (listener.redirect === 'https') {
    return plain(308, '', {location: `https://${url.hostname}${url.pathname}${url.search}`});
  }
  const start = draft.now;
  const machine = wake(draft, namespace, service.app);
  if (machine === null) {
    countRequest(service, 503, draft.now - start, draft.now);
    return plain(503, 'No machine is ready to serve.', {'retry-after': String(limits['request-held'].value / 1000)});
  }
  machine.lastActiveAt = draft.now;
  resetIdleTimer(machine, draft.now);
  const response = responseOf(behaviorOf(draft, service.app), url.pathname);
  addLog(draft, namespace, machine, 'app', `${method.slice(0, 10)} ${url.pathname.slice(0, 200)} ${response.status}`);
  countRequest(service, response.status, draft.now - start + RESPONSE_MS, draft.now);
  countTraffic(machine, `${method} ${url.href}`, response.body, draft.now);
  return response;
}

/** Response time of an app, in ms. */
const RESPONSE_MS = 10;

function responseOf(behavior: AppBehavior, path: string): HttpResponse {
  const body = (Object.hasOwn(behavior.bodies, path) ? behavior.bodies[path] : undefined) ?? behavior.bodies['*'];
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

/** Finds a machine for a request: a running one, or one that must wake or start first. */
function wake(draft: SimulatorState, namespace: Namespace, app: string | null): Machine | null {
  const all = Object.values(namespace.machines).filter((machine) => app !== null && machine.app === app);
  const machine =
    all.find((entry) => entry.state === 'running') ??
    all.find((entry) => ['flashing', 'waking', 'starting'].includes(entry.state)) ??
    all.find((entry) => entry.state === 'standby');
  if (!machine) return null;
  for (let step = 0; step < 4 && machine.state !== 'running'; step += 1) {
    if (machine.state === 'standby') {
      if (!fitsCompute(computeInUse(namespace), machine.template)) {
        machine.refusedWakes += 1;
        readMachine(machine, draft.now);
        const quota = `${limits.vcpus.text} ${limits.vcpus.label} and ${limits.memory.text} ${limits.memory.label}`;
        addLog(draft, namespace, machine, 'system', `host: wake refused: the namespace's quota is ${quota}`);
        return null;
      }
      moveMachine(machine, 'waking', draft.now);
    }
    if (machine.due === null) return null;
    advanceTo(draft, machine.due.at);
  }
  return machine.state === 'running' ? machine : null;
}

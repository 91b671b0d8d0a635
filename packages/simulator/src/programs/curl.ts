import {limits} from '@aloft/platform/limits';
import {type MachineContext, refuse, type Reply} from '../context';
import {findCapacity} from '../machines/findCapacity';
import {startFlow} from '../machines/flows';
import {readService} from '../metrics';
import {pick} from '../resources';
import {advanceTo} from '../state/advanceState';
import {behaviorOf} from '../state/logStart';
import type {HttpResponse, Service, SimulatorState} from '../state/types';
import {findPrivateHost} from './network';

export type CurlRequest = Exclude<ReturnType<typeof parseCurl>, string>;

/** Options by letter. */
const SWITCHES = {s: 'silent', S: 'show-error', f: 'fail', L: 'location', i: 'include', I: 'head'};
const WITH_VALUE = {X: 'request', H: 'header', d: 'data'};
const OPTIONS: Readonly<Record<string, string>> = {...SWITCHES, ...WITH_VALUE};
const letterOf = (name: string) => Object.keys(OPTIONS).find((letter) => OPTIONS[letter] === name);

/** Parses the arguments of `curl`. Returns the reason if they aren't simulated. */
function parseCurl(args: readonly string[]) {
  const given: Record<string, string> = {};
  const fields: Record<string, string> = {};
  let address: string | null = null;
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (!arg.startsWith('-')) {
      if (address !== null) return 'curl is simulated with one address only';
      address = arg;
      continue;
    }
    const letters = arg.startsWith('--') ? letterOf(arg.slice(2)) : arg.slice(1);
    if (!letters) return `curl's option ${arg.slice(0, 40)} is not simulated`;
    for (const letter of letters) {
      if (!Object.hasOwn(OPTIONS, letter)) return `curl's option -${letter} is not simulated`;
      const value = Object.hasOwn(WITH_VALUE, letter) ? (args[(index += 1)] ?? '') : '';
      given[letter] = value;
      if (letter !== 'H') continue;
      const [name = '', ...rest] = value.split(':');
      if (name.trim().toLowerCase() === 'host') return "curl's header Host is not simulated";
      fields[name.trim().toLowerCase()] = rest.join(':').trim();
    }
  }
  if (address === null) return 'curl needs an address';
  const url = parseUrl(address.includes('://') ? address : `http://${address}`);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return 'curl needs an http or https address';
  return {
    url,
    method: given.X ?? ('I' in given ? 'HEAD' : 'd' in given ? 'POST' : 'GET'),
    headers: 'i' in given || 'I' in given,
    follow: 'L' in given,
    fail: 'f' in given,
    // By name in lower case.
    fields,
    data: given.d ?? null,
  };
}

const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

const REASONS: Record<number, string> = {
  200: 'OK',
  308: 'Permanent Redirect',
  404: 'Not Found',
  503: 'Service Unavailable',
};

/** Output of `curl` for a response: the header with `-i` or `-I`, then the body. */
function formatResponse({status, headers, body}: HttpResponse, url: URL, request: CurlRequest): string[] {
  const head = url.protocol === 'https:' ? `HTTP/2 ${status}` : `HTTP/1.1 ${status} ${REASONS[status] ?? ''}`;
  return [
    ...(request.headers ? [head, ...Object.entries(headers).map((pair) => pair.join(': ')), ''] : []),
    ...(request.method === 'HEAD' || body === '' ? [] : body.replace(/\n$/, '').split('\n')),
  ];
}

/** A response, or the reply of a request that failed or isn't simulated. */
export type Answer = HttpResponse | Reply<never>;

/** The reply of a request that `curl` couldn't make. */
export const failCurl = (exitCode: number, text: string) => ({exitCode, notes: [`curl: (${exitCode}) ${text}`]});

/** Runs `curl`: sends the request, and with `-L` those to which it's redirected. */
export function curl(args: readonly string[], send: (url: URL, request: CurlRequest) => Answer): Reply<never> {
  const request = parseCurl(args);
  if (typeof request === 'string') return refuse(request);
  const raw: string[] = [];
  let {url} = request;
  for (let hop = 0; hop < 5; hop += 1) {
    const answer = send(url, request);
    if (!('status' in answer)) return answer;
    const {status, headers} = answer;
    raw.push(...formatResponse(answer, url, request));
    const next = request.follow && status >= 300 && status < 400 ? parseUrl(headers.location ?? '') : null;
    if (!next) {
      if (request.fail && status >= 400) return failCurl(22, `The requested URL returned error: ${status}`);
      break;
    }
    if (!request.headers) raw.length = 0;
    url = next;
  }
  return {raw};
}

/**
 * Runs `curl` in a machine, against the services of the machine's namespace. The host agent resolves the name, wakes a
 * machine on standby and holds the request in the meantime.
 */
export function curlFromMachine({draft, namespace, job}: MachineContext, args: readonly string[]): Reply<never> {
  return curl(args, (url, {method, follow}) => {
    const {hostname} = url;
    if (follow) return refuse("curl's option -L is not simulated in a machine");
    if (!hostname.endsWith('.internal'))
      return refuse(`curl in a machine reaches only private services, not ${hostname}`);
    const service = findPrivateHost(namespace, hostname);
    if (!service) return failCurl(6, `Could not resolve host: ${hostname}`);
    if (!service.listeners.some(({port}) => port === portOf(url)))
      return failCurl(7, `Failed to connect to ${hostname} port ${portOf(url)}: Connection refused`);
    // Private names have no certificates, so the listeners don't terminate TLS.
    if (url.protocol === 'https:')
      return failCurl(35, 'TLS connect error: error:0A0000C6:SSL routines::packet length too long');
    return handleRequest(draft, service, url, method, job);
  });
}

export const portOf = ({port, protocol}: URL): number => Number(port || (protocol === 'https:' ? 443 : 80));

/**
 * Returns the response of the edge proxy or the app. The request can wake a machine, and keeps it awake.
 *
 * @param service the hostname's service, if any
 * @param job background job whose request remains in flight
 */
export function handleRequest(
  draft: SimulatorState,
  service: Service | undefined,
  url: URL,
  method: string,
  job: number | null,
): HttpResponse {
  if (!service) return plain(404, 'No service has this hostname.\n');
  const {hostname, pathname, search, href} = url;
  const listener = service.listeners.find(({port}) => port === portOf(url));
  if (!listener) return plain(404, `No listener on port ${portOf(url)}.\n`);
  if (listener.redirect === 'https')
    return {status: 308, headers: {location: `https://${hostname}${pathname}${search}`}, body: ''};
  const startedAt = draft.now;
  const machine = findCapacity(draft, service);
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

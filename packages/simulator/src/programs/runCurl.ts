import {brand} from '@aloft/platform/brand';
import {isProven} from '../attachments/network';
import {refuse, type Reply} from '../context';
import type {HttpResponse, Namespace, SimulatorState} from '../state/types';
import {findHost, findPrivateHost, type Host, isPlatformHost, matchesHostname} from './findHost';
import {handleApiRequest} from './handleApiRequest';
import {handleRequest, portOf} from './handleRequest';
import {type CurlRequest, formatResponse, parseCurl, parseUrl} from './parseCurl';

type Answer = HttpResponse | Reply<never>;

/** The reply of a request that `curl` couldn't make. */
const failCurl = (exitCode: number, text: string): Reply<never> => ({exitCode, notes: [`curl: (${exitCode}) ${text}`]});

/** `curl [-sSfLiI] [-X METHOD] [-H HEADER] [-d DATA] URL` against the simulated services and API. */
export function runCurl(draft: SimulatorState, args: readonly string[], job: number | null = null): Reply<never> {
  const request = parseCurl(args);
  if (typeof request === 'string') return refuse(request);
  return followResponses(request, (url) => requestFromInternet(draft, url, request, job));
}

/**
 * Runs `curl` in a machine, against the services of the machine's namespace. The host agent resolves the name, wakes a
 * machine on standby and holds the request in the meantime.
 */
export function curlFromMachine(
  draft: SimulatorState,
  namespace: Namespace,
  args: readonly string[],
  job: number | null,
): Reply<never> {
  const request = parseCurl(args);
  if (typeof request === 'string') return refuse(request);
  if (request.follow) return refuse("curl's option -L is not simulated in a machine");
  return followResponses(request, (url) => {
    const {hostname} = url;
    if (!hostname.endsWith('.internal'))
      return refuse(`curl in a machine reaches only private services, not ${hostname}`);
    const service = findPrivateHost(namespace, hostname);
    if (!service) return failCurl(6, `Could not resolve host: ${hostname}`);
    if (!service.listeners.some(({port}) => port === portOf(url)))
      return failCurl(7, `Failed to connect to ${hostname} port ${portOf(url)}: Connection refused`);
    // Private names have no certificates, so the listeners don't terminate TLS.
    if (url.protocol === 'https:')
      return failCurl(35, 'TLS connect error: error:0A0000C6:SSL routines::packet length too long');
    return handleRequest(draft, {kind: 'private', namespace, service}, url, request.method, job);
  });
}

/** Sends a request, and with `-L` those to which it's redirected. */
function followResponses(request: CurlRequest, send: (url: URL) => Answer): Reply<never> {
  const raw: string[] = [];
  let {url} = request;
  for (let hop = 0; hop < 5; hop += 1) {
    const answer = send(url);
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

function requestFromInternet(draft: SimulatorState, url: URL, request: CurlRequest, job: number | null): Answer {
  const {hostname, origin} = url;
  if (origin === new URL(brand.apiUrl).origin) return handleApiRequest(draft, url, request);
  const found = findHost(draft, hostname);
  if (found.kind === 'unknown') {
    if (/\.(?:example|internal)$/.test(hostname) && !isPlatformHost(hostname))
      return failCurl(6, `Could not resolve host: ${hostname}`);
    return refuse(`curl reaches the services of the simulated namespaces only, not ${hostname}`);
  }
  const isUnproven = found.kind === 'custom' && !isProven(draft, hostname);
  const host: typeof found = isUnproven ? {kind: 'unassigned', edge: found.edge} : found;
  return refuseConnection(host, url) ?? handleRequest(draft, host, url, request.method, job);
}

/** The failure of a connection from the internet, or null if it succeeds. */
function refuseConnection(host: Exclude<Host, {kind: 'private' | 'unknown'}>, url: URL): Reply<never> | null {
  const isSecure = url.protocol === 'https:';
  const noCertificate = failCurl(35, 'TLS connect error: error:0A000410:SSL routines::ssl/tls alert handshake failure');
  const listener =
    host.kind === 'unassigned' ? undefined : host.service.listeners.find(({port}) => port === portOf(url));
  if (host.kind === 'unassigned' || !listener) return isSecure ? noCertificate : null;
  if (listener.protocol !== (isSecure ? 'https' : 'http'))
    return refuse(`curl is simulated with https and http listeners only, by the protocol of the URL`);
  if (host.kind === 'platform' || !isSecure) return null;
  const states = Object.values(host.namespace.certificates)
    .filter(({hostnames}) => hostnames.some((pattern) => matchesHostname(pattern, url.hostname)))
    .map(({state}) => state);
  if (states.includes('active') || states.includes('renewing')) return null;
  return states.includes('expired') ? failCurl(60, 'SSL certificate problem: certificate has expired') : noCertificate;
}

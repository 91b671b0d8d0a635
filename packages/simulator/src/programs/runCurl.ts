import {brand} from '@aloft/platform/brand';
import {handleApiRequest} from './handleApiRequest';
import {handleRequest} from './handleRequest';
import {isProven} from '../attachments/network';
import {findHost, type Host, isPlatformHost, matchesHostname} from './findHost';
import {type CurlRequest, formatResponse, parseCurl} from './parseCurl';
import {failCurl, refuse, type ShellResult, succeed} from './ShellResult';
import type {HttpResponse, SimulatorState} from '../state/types';

/** `curl [-sSfLiI] [-X METHOD] [-H HEADER] [-d DATA] URL` against the simulated services and API. */
export function runCurl(draft: SimulatorState, args: string[], job: number | null = null): ShellResult {
  const request = parseCurl(args);
  if (typeof request === 'string') return refuse(request);
  const lines: string[] = [];
  let {url} = request;
  for (let hop = 0; hop < 5; hop += 1) {
    const response = makeRequest(draft, url, request, job);
    if ('stderr' in response) return response;
    const location = response.headers.location;
    lines.push(...formatResponse(response, url, request));
    if (request.follow && location !== undefined && response.status >= 300 && response.status < 400) {
      const next = parseUrl(location);
      if (next === null) break;
      if (!request.headers) lines.length = 0;
      url = next;
      continue;
    }
    if (request.fail && response.status >= 400) {
      return failCurl(22, `The requested URL returned error: ${response.status}`);
    }
    break;
  }
  return succeed(lines);
}

function makeRequest(
  draft: SimulatorState,
  url: URL,
  request: CurlRequest,
  job: number | null,
): HttpResponse | ShellResult {
  if (url.origin === new URL(brand.apiUrl).origin) return handleApiRequest(draft, url, request);
  const found = findHost(draft, url.hostname);
  const isUnproven = found.kind === 'custom' && !isProven(draft, url.hostname);
  const host: typeof found = isUnproven ? {kind: 'unassigned', edge: found.edge} : found;
  if (host.kind === 'unknown') {
    if (/\.(?:example|internal)$/.test(url.hostname) && !isPlatformHost(url.hostname)) {
      return failCurl(6, `Could not resolve host: ${url.hostname}`);
    }
    return refuse(`curl reaches the services of the simulated namespaces only, not ${url.hostname}`);
  }
  return refuseConnection(host, url) ?? handleRequest(draft, host, url, request.method, job);
}

/** The failure of a connection from the internet, or null if it succeeds. */
function refuseConnection(host: Exclude<Host, {kind: 'private' | 'unknown'}>, url: URL): ShellResult | null {
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const isSecure = url.protocol === 'https:';
  const noCertificate = failCurl(35, 'TLS connect error: error:0A000410:SSL routines::ssl/tls alert handshake failure');
  if (host.kind === 'unassigned') return isSecure ? noCertificate : null;
  const {namespace, service} = host;
  const listener = service.listeners.find((entry) => entry.port === port);
  if (!listener) return isSecure ? noCertificate : null;
  if (listener.protocol !== (isSecure ? 'https' : 'http'))
    return refuse(`curl is simulated with https and http listeners only, by the protocol of the URL`);
  if (host.kind === 'platform' || !isSecure) return null;
  const states = Object.values(namespace.certificates)
    .filter(({hostnames}) => hostnames.some((pattern) => matchesHostname(pattern, url.hostname)))
    .map(({state}) => state);
  if (states.includes('active') || states.includes('renewing')) return null;
  return states.includes('expired') ? failCurl(60, 'SSL certificate problem: certificate has expired') : noCertificate;
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

import {brand} from '@aloft/platform/brand';
import {isProven} from '../attachments/network';
import {refuse, type Reply} from '../context';
import type {SimulatorState} from '../state/types';
import {findHost, type Host, isPlatformHost, matchesHostname} from './findHost';
import {handleApiRequest} from './handleApiRequest';
import {handleRequest, portOf} from './handleRequest';
import {type Answer, curl, type CurlRequest, failCurl} from './parseCurl';

/** `curl [-sSfLiI] [-X METHOD] [-H HEADER] [-d DATA] URL` against the simulated services and API. */
export function runCurl(draft: SimulatorState, args: readonly string[], job: number | null = null): Reply<never> {
  return curl(args, (url, request) => requestFromInternet(draft, url, request, job));
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

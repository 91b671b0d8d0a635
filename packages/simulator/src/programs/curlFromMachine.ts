import {handleRequest} from './handleRequest';
import {findPrivateHost} from './findHost';
import {formatResponse, parseCurl} from './parseCurl';
import {failCurl, refuse, type ShellResult, succeed} from './ShellResult';
import type {Namespace, SimulatorState} from '../state/types';

/**
 * Runs `curl` in a machine, against the services of the machine's namespace. The host agent resolves the name, wakes a
 * machine on standby and holds the request in the meantime.
 */
export function curlFromMachine(
  draft: SimulatorState,
  namespace: Namespace,
  args: string[],
  job: number | null,
): ShellResult {
  const request = parseCurl(args);
  if (typeof request === 'string') return refuse(request);
  const {url, method} = request;
  if (request.follow) return refuse("curl's option -L is not simulated in a machine");
  if (!url.hostname.endsWith('.internal')) {
    return refuse(`curl in a machine reaches only private services, not ${url.hostname}`);
  }
  const service = findPrivateHost(namespace, url.hostname);
  if (!service) return failCurl(6, `Could not resolve host: ${url.hostname}`);
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (!service.listeners.some((listener) => listener.port === port)) {
    return failCurl(7, `Failed to connect to ${url.hostname} port ${port}: Connection refused`);
  }
  // Private names have no certificates, so the listeners don't terminate TLS.
  if (url.protocol === 'https:')
    return failCurl(35, 'TLS connect error: error:0A0000C6:SSL routines::packet length too long');
  const response = handleRequest(draft, {kind: 'private', namespace, service}, url, method, job);
  if (request.fail && response.status >= 400)
    return failCurl(22, `The requested URL returned error: ${response.status}`);
  return succeed(formatResponse(response, url, request));
}

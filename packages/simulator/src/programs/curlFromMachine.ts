import {type MachineContext, refuse, type Reply} from '../context';
import {findPrivateHost} from './findHost';
import {handleRequest, portOf} from './handleRequest';
import {curl, failCurl} from './parseCurl';

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
    return handleRequest(draft, {kind: 'private', namespace, service}, url, method, job);
  });
}

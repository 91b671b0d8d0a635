import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createServer as createSite} from '../../hosting/createServer';

/** A server that can switch from one build of the site to another, as a deployment does. */
export interface Deployment {
  readonly origin: string;
  readonly deploy: (directory: string) => void;
  /** Closes the connection of requests for some paths. */
  readonly breakConnections: (isBroken: (path: string) => boolean) => void;
  /** Leaves requests for some paths without a response. */
  readonly hang: (isHanging: (path: string) => boolean) => void;
  /** Delays scripts by this number of milliseconds. */
  readonly delayScripts: (time: number) => void;
  readonly close: () => void;
}

export async function startDeployment(): Promise<Deployment> {
  let site: Server | undefined;
  let isBroken: (path: string) => boolean = () => false;
  let isHanging: (path: string) => boolean = () => false;
  let scriptDelay = 0;
  const server = createServer((request, response) => {
    const {url = ''} = request;
    const answer = () => site?.emit('request', request, response);
    if (isBroken(url)) request.socket.destroy();
    else if (isHanging(url)) return;
    else if (scriptDelay > 0 && url.endsWith('.js')) setTimeout(answer, scriptDelay);
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: (directory) => (site = createSite({directory})),
    breakConnections: (condition) => (isBroken = condition),
    hang: (condition) => (isHanging = condition),
    delayScripts: (time) => (scriptDelay = time),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

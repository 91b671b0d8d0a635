import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createServer as createSite} from '../../hosting/createServer';

/** A server that can switch from one build of the site to another, as a deployment does. */
export interface Deployment {
  readonly origin: string;
  readonly deploy: (directory: string) => void;
  /** Changes the path of each request, as another host would. Undefined breaks the connection. */
  readonly rewrite: (change: (path: string) => string | undefined) => void;
  /** Delays scripts by this number of milliseconds. */
  readonly delayScripts: (time: number) => void;
  readonly close: () => void;
}

export async function startDeployment(): Promise<Deployment> {
  let site: Server | undefined;
  let scriptDelay = 0;
  let changePath = (path: string): string | undefined => path;
  const server = createServer((request, response) => {
    const url = changePath(request.url ?? '');
    if (url === undefined) return void request.destroy();
    request.url = url;
    const answer = () => site?.emit('request', request, response);
    if (scriptDelay > 0 && url.endsWith('.js')) setTimeout(answer, scriptDelay);
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: (directory) => (site = createSite({directory})),
    rewrite: (change) => (changePath = change),
    delayScripts: (time) => (scriptDelay = time),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

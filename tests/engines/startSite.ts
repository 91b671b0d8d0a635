import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createServer as createSite} from '../../hosting/createServer';

export interface Site {
  readonly origin: string;
  /** Whether scripts of pages are missing, as in a tab from before a deployment. The next page load ends that. */
  readonly setDeployed: (isDeployed: boolean) => void;
  readonly stop: () => void;
}

/** Serves `build/` on a free port of this machine. */
export async function startSite(): Promise<Site> {
  const site = createSite({folder: 'build'});
  let isDeployed = false;
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (request.headers.accept?.startsWith('text/html')) isDeployed = false;
    if (isDeployed && pathname.startsWith('/assets/')) response.writeHead(404).end();
    else site.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setDeployed: (value) => (isDeployed = value),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

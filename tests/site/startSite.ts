import type {AddressInfo} from 'node:net';
import {createServer} from '../../hosting/createServer';

/** Serves the built site on a free port of this machine. */
export async function startSite(folder = 'build'): Promise<{origin: string; stop: () => Promise<void>}> {
  const server = createServer({folder});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

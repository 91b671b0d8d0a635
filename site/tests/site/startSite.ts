import type {AddressInfo} from 'node:net';
import {createServer} from '../../hosting/createServer';

/**
 * Serves the built site on a free port of this machine.
 * @param connectOrigins origins that its pages may call
 */
export async function startSite(
  directory = 'build',
  connectOrigins: readonly string[] = [],
): Promise<{origin: string; stop: () => Promise<void>}> {
  const server = createServer(directory, connectOrigins);
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

import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createServer} from '../../hosting/createServer';

export type RunningServer = Awaited<ReturnType<typeof listen>>;

/** Starts a server on a free port of this machine. */
export async function listen(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/**
 * Serves the built site.
 * @param connectOrigins origins that its pages may call
 * @throws Error if the directory doesn't contain a built site
 */
export const startSite = async (directory = 'build', connectOrigins: readonly string[] = []): Promise<RunningServer> =>
  listen(createServer(directory, connectOrigins));

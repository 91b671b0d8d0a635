import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createServer} from '../../hosting/createServer';

/** A server on a free port of this machine. */
export interface RunningServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

export async function listen(server: Server): Promise<RunningServer> {
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

/**
 * Serves the built site.
 * @param connectOrigins origins that its pages may call
 * @throws Error if the directory doesn't contain a built site
 */
export const startSite = async (directory = 'build', connectOrigins: readonly string[] = []): Promise<RunningServer> =>
  listen(createServer(directory, connectOrigins));

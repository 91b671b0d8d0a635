import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import {compressFiles} from '../../hosting/compressFiles';

/** How a server compresses: both of the project's servers with Brotli, nginx without its module with gzip. */
export type Encoding = 'gzip' | 'brotli';

/** Serves a compressed copy of any built site on a free port of this machine. */
export async function serveCopy(
  directory: string,
  encoding: Encoding = 'brotli',
): Promise<{origin: string; stop: () => Promise<void>}> {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-site-'));
  cpSync(directory, copy, {recursive: true});
  await compressFiles(copy);
  const server = createServer(sirv(copy, {[encoding]: true, maxAge: 3600}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(copy, {recursive: true, force: true});
    },
  };
}

import {cpSync, existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createServer} from '../../hosting/createServer';
import {precompress} from '../../hosting/precompress';

/**
 * Serves a copy of any built site, with its files compressed, on a free port of this machine.
 * @throws Error when the folder holds no pages
 */
export async function serveCopy(folder: string): Promise<{origin: string; stop: () => Promise<void>}> {
  if (!existsSync(path.join(folder, 'index.html'))) throw new Error(`${folder} holds no built site: no index.html.`);
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-site-'));
  cpSync(folder, copy, {recursive: true});
  const notFound = path.join(copy, '404.html');
  if (!existsSync(notFound)) writeFileSync(notFound, '<!doctype html><title>Not found</title>');
  await precompress(copy);
  const server = createServer({folder: copy});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(copy, {recursive: true, force: true});
    },
  };
}

import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createServer} from '../../hosting/createServer';
import {compressFile} from '../../hosting/compressFile';
import {listFiles} from '../../hosting/listFiles';
import {hasNginx, startNginx} from '../../tests/site/startNginx';

const writeSite = (folder: string) => (address: string) =>
  `server {
     listen ${address};
     root ${folder};
     absolute_redirect off;
     gzip_static on;
     expires 1h;
     location / { try_files $uri $uri/index.html $uri.html =404; }
   }`;

/**
 * Serves a copy of any built site, with its files compressed, on a free port of this machine: by nginx, which sends
 * gzip, or where it is not installed by this project's own server, which sends Brotli.
 * @throws Error when the folder holds no pages
 */
export async function serveCopy(folder: string): Promise<{origin: string; server: string; stop: () => Promise<void>}> {
  if (!existsSync(path.join(folder, 'index.html'))) throw new Error(`${folder} holds no built site: no index.html.`);
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-site-'));
  cpSync(folder, copy, {recursive: true});
  const notFound = path.join(copy, '404.html');
  if (!existsSync(notFound)) writeFileSync(notFound, '<!doctype html><title>Not found</title>');
  for (const file of listFiles(copy)) compressFile(file);
  if (hasNginx()) {
    // Its workers run as another user.
    execFileSync('chmod', ['-R', 'a+rX', copy]);
    const {origin, stop} = await startNginx(writeSite(copy));
    return {
      origin,
      server: 'nginx, gzip',
      stop: async () => {
        await stop();
        rmSync(copy, {recursive: true, force: true});
      },
    };
  }
  const server = createServer({folder: copy});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    server: 'the server of this project, Brotli',
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(copy, {recursive: true, force: true});
    },
  };
}

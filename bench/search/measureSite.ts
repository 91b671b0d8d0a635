import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createServer} from '../../hosting/createServer';
import {indexFolder} from '../../platform/search/indexFormat';
import {writeFiles} from '../../plugins/search/writeFiles';
import {measureInBrowser, type Measures} from './measureInBrowser';

/**
 * Serves a copy of a built site with another index, and measures search in it.
 * @param files path below the index folder → text
 */
export async function measureSite(folder: string, files: ReadonlyMap<string, string>): Promise<Measures> {
  const copy = mkdtempSync(path.join(tmpdir(), 'aloft-search-'));
  try {
    cpSync(folder, copy, {recursive: true});
    rmSync(path.join(copy, indexFolder), {recursive: true, force: true});
    await writeFiles(path.join(copy, indexFolder), files);
    const server = createServer({folder: copy});
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    try {
      return await measureInBrowser(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
}

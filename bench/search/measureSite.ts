import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {indexDirectory} from '../../platform/search/indexFormat';
import {writeFiles} from '../../plugins/search/writeFiles';
import {serveCopy} from '../site/serveCopy';
import {measureInBrowser, type Measures} from './measureInBrowser';

/**
 * Serves a copy of a built site with another index, and measures search in it.
 * @param files text by path below the index directory
 */
export async function measureSite(directory: string, files: ReadonlyMap<string, string>): Promise<Measures> {
  const copy = mkdtempSync(path.join(tmpdir(), 'aloft-search-'));
  try {
    cpSync(directory, copy, {recursive: true});
    rmSync(path.join(copy, indexDirectory), {recursive: true, force: true});
    await writeFiles(path.join(copy, indexDirectory), files);
    const {origin, stop} = await serveCopy(copy);
    try {
      return await measureInBrowser(origin);
    } finally {
      await stop();
    }
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
}

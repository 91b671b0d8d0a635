import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build as bundle} from 'esbuild';
import {compressFile} from '../../hosting/compressFile';
import {listFiles} from '../../hosting/listFiles';
import {listRoots} from '../../hosting/listRoots';
import {measureTransfer} from '../../hosting/measureTransfer';
import {
  listFile,
  summaryFile,
  workerFile,
  type OfflineList,
  type OfflineSummary,
} from '../../platform/offline/offlineFormat';
import {listOfflineFiles} from './listOfflineFiles';

const sources = path.join(__dirname, '../../src/components/detached/offline');

const createIntegrity = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

async function writeWorker(directory: string, source: string, build: string): Promise<string> {
  const outfile = path.join(directory, workerFile);
  await bundle({
    entryPoints: [path.join(sources, source)],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {OFFLINE_BUILD: JSON.stringify(build)},
    logLevel: 'warning',
  });
  return outfile;
}

/**
 * Writes the files for offline reading, for each locale: the service worker, the list of files, and their size. It runs
 * after the site's files are compressed, because it reports the compressed size.
 *
 * @param site directory of the built site
 * @param isOffered if false, the worker removes itself and the saved files from browsers
 * @returns the size by base URL
 */
export async function writeOffline(site: string, isOffered = true): Promise<ReadonlyMap<string, OfflineSummary>> {
  const roots = listRoots(site);
  const baseUrl = roots.at(-1)!;
  const locales = roots.slice(0, -1).map((root) => root.slice(baseUrl.length, -1));
  const summaries = new Map<string, OfflineSummary>();
  for (const root of roots) {
    const directory = path.join(site, root.slice(baseUrl.length));
    if (!isOffered) {
      await writeWorker(directory, 'removalWorker.ts', '');
      continue;
    }
    const all = listFiles(directory).map((file) => path.relative(directory, file).split(path.sep).join('/'));
    const saved = listOfflineFiles(all, root === baseUrl ? locales : []);
    const files: Record<string, string> = {};
    let storage = 0;
    let transfer = 0;
    for (const name of saved) {
      const content = readFileSync(path.join(directory, name));
      files[encodeURI(name)] = createIntegrity(content);
      storage += content.length;
      transfer += measureTransfer(path.join(directory, name));
    }
    const list = JSON.stringify({files, storage} satisfies OfflineList);
    const build = createIntegrity(list);
    const summary = {build, files: saved.length, storage, transfer} satisfies OfflineSummary;
    mkdirSync(path.join(directory, path.dirname(listFile)), {recursive: true});
    writeFileSync(path.join(directory, listFile), list);
    writeFileSync(path.join(directory, summaryFile), JSON.stringify(summary));
    for (const file of [path.join(directory, listFile), await writeWorker(directory, 'worker.ts', build)])
      await compressFile(file);
    summaries.set(root, summary);
  }
  return summaries;
}

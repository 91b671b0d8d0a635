import {existsSync, readdirSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {listFiles} from '../hosting/listFiles';
import {indexFolder} from '../platform/search/indexFormat';
import {onFinishedFiles} from '../plugins/shared/finishedFiles';

/** Folders of files whose names or folders hold the digest of their content. Each is written over with the same bytes. */
const digested = ['assets', indexFolder];

function removeAllElse(site: string): void {
  if (!existsSync(site)) return;
  for (const name of readdirSync(site))
    if (!digested.includes(name)) rmSync(path.join(site, name), {recursive: true, force: true});
}

/**
 * Makes Docusaurus leave the files of the last build that this one most likely writes again, where it would remove all.
 * A file system takes far longer to make 1,900 files where as many were removed a moment ago than to write them over: a
 * tenth of a build that has all in its caches.
 *
 * @param site absolute path of the folder of the built site
 * @returns what removes the files that this build did not make, once it has made all
 */
export function keepOutput(site: string): () => void {
  const load = createRequire(path.resolve('package.json'));
  const clearPath = load('@docusaurus/core/lib/commands/utils/clearPath.js') as {default: (folder: string) => unknown};
  const clear = clearPath.default;
  clearPath.default = (folder) => (folder === site ? removeAllElse(site) : clear(folder));
  const made = new Set<string>();
  onFinishedFiles((files) => {
    for (const file of files) made.add(file);
  });
  return () => {
    for (const folder of digested.map((name) => path.join(site, name)).filter(existsSync))
      for (const file of listFiles(folder)) if (!made.has(file.replace(/\.(br|gz)$/, ''))) rmSync(file);
  };
}

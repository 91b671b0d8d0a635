import {spawn} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import {constants, setPriority} from 'node:os';
import path from 'node:path';
import {coreFile, indexDirectory, type IndexInPreparation} from '@aloft/search';

const cache = '.cache/search';
const site = path.join(cache, 'site');
const served = path.join(cache, indexDirectory);
const log = path.join(cache, 'build.log');
const sources = ['docs', 'packages', 'examples', 'site/plugins/search', 'site/src/pages', 'site/docusaurus.config.ts'];

function newest(file: string): number {
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(file).filter((name) => name !== 'node_modules');
  return Math.max(stat.mtimeMs, ...inside.map((name) => newest(path.join(file, name))));
}

const isFresh = (): boolean => {
  const built = path.join(site, indexDirectory, coreFile);
  return (
    existsSync(path.join(served, coreFile)) &&
    existsSync(built) &&
    statSync(built).mtimeMs > Math.max(...sources.map(newest))
  );
};

function publish(): void {
  const next = `${served}-next`;
  rmSync(next, {recursive: true, force: true});
  cpSync(path.join(site, indexDirectory), next, {recursive: true});
  rmSync(served, {recursive: true, force: true});
  renameSync(next, served);
}

/**
 * Builds the search index for the development server, which doesn't write HTML files: a build in the background, at low
 * priority and in separate directories. Until it's done, search uses the previous index or reports that the index is
 * being prepared.
 * @returns stops the build
 */
export function prepareSearchIndex(): () => void {
  if (isFresh()) {
    console.log('Search: the index is up to date.');
    return () => undefined;
  }
  mkdirSync(served, {recursive: true});
  if (!existsSync(path.join(served, coreFile))) {
    writeFileSync(path.join(served, coreFile), JSON.stringify({preparing: true} satisfies IndexInPreparation));
  }
  const manifest = createRequire(path.resolve('package.json')).resolve('@docusaurus/core/package.json');
  const output = openSync(log, 'w');
  const child = spawn(
    process.execPath,
    [path.join(path.dirname(manifest), 'bin/docusaurus.mjs'), 'build', 'site', '--out-dir', path.resolve(site)],
    {
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        NO_UPDATE_NOTIFIER: '1',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.resolve(cache, 'generated'),
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    },
  );
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  console.log('Search: preparing the index in the background. Search works when it is ready.');
  child.on('close', (code) => {
    if (code === null) return;
    if (code !== 0) {
      console.warn(`Search: the index could not be built; see ${log}. The rest of the site works.`);
      return;
    }
    publish();
    console.log('Search: the index is ready. It contains the pages as they are now; restart the server to update it.');
  });
  return () => child.kill();
}

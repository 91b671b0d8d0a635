import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, openSync} from 'node:fs';
import {constants, setPriority} from 'node:os';
import path from 'node:path';
import {coreFile, indexDirectory} from '@aloft/search';
import {clearStaleCache} from './clearStaleCache';
import {runDocusaurus} from './runDocusaurus';

const index = path.join('build', indexDirectory, coreFile);
const log = '.cache/search-index.log';

/**
 * Builds the site in the background, at low priority, if no build has left a search index: the development server
 * doesn't write pages that could be indexed.
 * @returns stops the build
 */
function provideSearchIndex(): () => void {
  if (existsSync(index)) {
    console.log('Search: finds what the last `npm run build` contained.');
    return () => undefined;
  }
  mkdirSync(path.dirname(log), {recursive: true});
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      // The development server writes to the directories that a build uses otherwise.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.resolve('.cache/generated/search-index'),
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  console.log('Search: preparing the index in the background. Until it is ready, searches fail with a Retry button.');
  child.on('close', (code) => {
    if (code === 0) console.log('Search: the index is ready.');
    else if (code !== null)
      console.warn(`Search: the index could not be built; see ${log}. The rest of the site works.`);
  });
  return () => child.kill();
}

async function start(): Promise<void> {
  process.env.INPUTS_HASH = clearStaleCache();
  let stop: (() => void) | undefined;
  process.once('exit', () => stop?.());
  await runDocusaurus(
    ['start', 'site', ...process.argv.slice(2)],
    'Fix what the lines above name, then run `npm start` again.',
    // Not sooner, because the first page comes first.
    {onMessage: () => (stop ??= provideSearchIndex())},
  );
  stop?.();
}

void start();

import {spawn} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compareFolders} from './compareFolders';

/** The command of `npm run build`. */
function readCommand(project: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')) as {scripts: {build: string}};
  return manifest.scripts.build.split(' ').slice(1);
}

/**
 * Builds the site of a project folder, content checks apart.
 * @param folder where the built site goes
 * @param temporary where the build keeps what it puts into the system's folder for temporary files
 * @returns seconds
 * @throws Error when it does not build
 */
async function build(project: string, folder: string, temporary: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, [...readCommand(project), '--out-dir', folder], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {...process.env, NODE_ENV: 'production', TMPDIR: temporary},
  });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The site in ${project} does not build:\n${errors.slice(-2000)}`);
  return (performance.now() - started) / 1000;
}

/** Removed at the end: a file system that has removed thousands of files a moment ago takes longer to make others. */
function makeFolder(within: string): string {
  const folder = mkdtempSync(path.join(within, 'bench-build-'));
  process.once('exit', () => rmSync(folder, {recursive: true, force: true}));
  return folder;
}

/** Leaves none of the caches of a build, as in a fresh clone. They are moved and removed at the end, see above. */
function setCachesAside(project: string): void {
  const aside = makeFolder(path.join(project, 'node_modules'));
  for (const cache of ['node_modules/.cache', '.docusaurus'])
    if (existsSync(path.join(project, cache)))
      renameSync(path.join(project, cache), path.join(aside, path.basename(cache)));
}

/**
 * Times a build without caches and one after it, into the same folder.
 * @returns seconds
 * @throws Error when the two write different sites
 */
export async function timeBuild(project = '.'): Promise<{cold: number; warm: number}> {
  setCachesAside(project);
  const folder = makeFolder(tmpdir());
  const temporary = path.join(folder, 'temporary');
  mkdirSync(temporary);
  const site = path.join(folder, 'site');
  const cold = await build(project, site, temporary);
  const first = path.join(folder, 'first');
  cpSync(site, first, {recursive: true});
  const warm = await build(project, site, temporary);
  const differences = compareFolders(first, site);
  if (differences.length > 0)
    throw new Error(`A build with caches writes other files: ${differences.slice(0, 5).join(', ')}`);
  return {cold, warm};
}

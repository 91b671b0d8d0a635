import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
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

/**
 * Times a build without caches and one with them.
 * @returns seconds
 * @throws Error when the two write different sites
 */
export async function timeBuild(project = '.'): Promise<{cold: number; warm: number}> {
  for (const cache of ['node_modules/.cache', '.docusaurus'])
    rmSync(path.join(project, cache), {recursive: true, force: true});
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  const [one, other, temporary] = ['cold', 'warm', 'temporary'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  try {
    mkdirSync(temporary);
    const times = {cold: await build(project, one, temporary), warm: await build(project, other, temporary)};
    const differences = compareFolders(one, other);
    if (differences.length > 0)
      throw new Error(`A build with caches writes other files: ${differences.slice(0, 5).join(', ')}`);
    return times;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

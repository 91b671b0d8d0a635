import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Builds the site of a project folder into a temporary one, content checks apart.
 * @returns seconds
 * @throws Error when it does not build
 */
async function build(project: string): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  const bin = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const started = performance.now();
  try {
    const child = spawn(process.execPath, [bin, 'build', '--out-dir', folder], {
      cwd: project,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {...process.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1'},
    });
    let errors = '';
    child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    const code = await new Promise((resolve) => child.on('close', resolve));
    if (code !== 0) throw new Error(`The site in ${project} does not build:\n${errors.slice(-2000)}`);
    return (performance.now() - started) / 1000;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Times a build without caches and one with them. */
export async function timeBuild(project = '.'): Promise<{cold: number; warm: number}> {
  for (const cache of ['node_modules/.cache', '.docusaurus'])
    rmSync(path.join(project, cache), {recursive: true, force: true});
  return {cold: await build(project), warm: await build(project)};
}

import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Builds this site into a temporary folder. @returns seconds @throws Error when it does not build */
async function build(): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  const bin = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const started = performance.now();
  try {
    const child = spawn(process.execPath, [bin, 'build', '--out-dir', folder], {
      stdio: 'ignore',
      env: {...process.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1'},
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    if (code !== 0) throw new Error('The site does not build. Run `npm run build` to see why.');
    return (performance.now() - started) / 1000;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Times a build without caches and one with them, content checks apart. */
export async function timeBuild(): Promise<{cold: number; warm: number}> {
  for (const cache of ['node_modules/.cache', '.docusaurus']) rmSync(cache, {recursive: true, force: true});
  return {cold: await build(), warm: await build()};
}

import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';

/**
 * Runs Docusaurus in the foreground. If it fails, the process exits with its exit code.
 * @param hint what to do next, printed after a failure
 * @param cwd working directory, which commands of plugins take as the site's
 * @param onMessage called when a plugin reports that the site is compiled, at the start and after each edit, or rendered
 */
export async function runDocusaurus(
  args: readonly string[],
  hint: string,
  {cwd = '.', onMessage}: {cwd?: string; onMessage?: (message: unknown) => void} = {},
): Promise<void> {
  const manifest = createRequire(path.resolve('package.json')).resolve('@docusaurus/core/package.json');
  const bin = path.join(path.dirname(manifest), 'bin/docusaurus.mjs');
  const load = path.resolve(__dirname, '../site/load.cjs');
  const child = spawn(process.execPath, ['--max-semi-space-size=64', '--require', load, bin, ...args], {
    cwd,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Docusaurus would print a notice about newer versions, which this site doesn't use.
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
  });
  if (onMessage) child.on('message', onMessage);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  const code = await new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? 1)));
  if (code === 0) return;
  // 130 is an interruption by the user.
  if (code !== 130) console.error(hint);
  process.exit(code);
}

import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Installs one of `site/tests/tools/*` from its lock file, once.
 * @returns the directory of the package, and the reason why it can't be installed, if so
 */
export function installTool(tool: string, packageName: string): {directory: string; missing?: string} {
  const home = path.resolve('site/tests/tools', tool);
  const directory = path.join(home, 'node_modules', packageName);
  if (existsSync(directory)) return {directory};
  console.log(`Installing ${packageName} for the tests…`);
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: home,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    });
    return {directory};
  } catch {
    return {directory, missing: `${packageName} could not be installed: \`npm ci\` failed in tests/tools/${tool}`};
  }
}

import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import {provideBrowser} from '../browser/provideBrowser';

/** Compares screenshots of the built site with stored ones. `--update` replaces them; others are Playwright's. */
async function main(): Promise<number> {
  const cli = createRequire(__filename).resolve('@playwright/test/cli');
  const args = process.argv.slice(2).map((arg) => (arg === '--update' ? '--update-snapshots=changed' : arg));
  const child = spawn(process.execPath, [cli, 'test', '--config', 'site/tests/visual/playwright.config.ts', ...args], {
    stdio: 'inherit',
    env: {...process.env, CHROME_PATH: await provideBrowser()},
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);

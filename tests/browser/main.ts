import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import {provideBrowser} from './provideBrowser';

/** Finds a browser, then hands over to Playwright with the arguments of this command. */
async function main(): Promise<number> {
  const browser = await provideBrowser();
  console.log(`Browser: ${browser}`);
  const cli = createRequire(__filename).resolve('@playwright/test/cli');
  const args = [cli, 'test', '--config', 'tests/browser/playwright.config.ts', ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, {stdio: 'inherit', env: {...process.env, CHROME_PATH: browser}});
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);

import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import {runMain} from '../../../scripts/runMain';
import {provideBrowser} from './provideBrowser';

/**
 * Finds a browser, then runs Playwright with the arguments of this command. `--plain` runs the core tests on a build
 * without the departures from the framework (`LEAN=off`), `--engines` the cases for all browsers. `--visual` compares
 * screenshots of the built site with stored ones, which `--update` replaces.
 */
async function main(): Promise<void> {
  const flags = ['--plain', '--engines', '--visual'];
  const suite = flags.find((flag) => process.argv.includes(flag)) ?? '--browser';
  const browser = await provideBrowser();
  console.log(`Browser: ${browser}`);
  const args = [
    createRequire(__filename).resolve('@playwright/test/cli'),
    'test',
    '--config=site/tests/browser/playwright.config.ts',
    ...process.argv
      .slice(2)
      .filter((arg) => !flags.includes(arg))
      .map((arg) => (arg === '--update' ? '--update-snapshots=changed' : arg)),
  ];
  const env = {...process.env, CHROME_PATH: browser, SUITE: suite.slice(2)};
  const child = spawn(process.execPath, args, {stdio: 'inherit', env});
  child.on('close', (code) => (process.exitCode = code ?? 1));
}

void runMain(main);

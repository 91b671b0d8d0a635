import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import {provideBrowser} from './provideBrowser';

/**
 * Finds a browser, then runs Playwright with the arguments of this command. With `--plain`, the core tests run on a build
 * without the departures from the framework (`LEAN=off`). With `--visual`, screenshots of the built site are compared
 * with stored ones, which `--update` replaces.
 */
async function main(): Promise<number> {
  const [isPlain, isVisual] = ['--plain', '--visual'].map((flag) => process.argv.includes(flag));
  const browser = await provideBrowser();
  console.log(`Browser: ${browser}`);
  const cli = createRequire(__filename).resolve('@playwright/test/cli');
  const args = [
    cli,
    'test',
    '--config',
    `site/tests/${isVisual ? 'visual' : 'browser'}/playwright.config.ts`,
    ...process.argv
      .slice(2)
      .filter((arg) => !['--plain', '--visual'].includes(arg))
      .map((arg) => (arg === '--update' ? '--update-snapshots=changed' : arg)),
  ];
  const env = {...process.env, CHROME_PATH: browser, ...(isPlain && {PLAIN_BUILD: '1'})};
  const child = spawn(process.execPath, args, {stdio: 'inherit', env});
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);

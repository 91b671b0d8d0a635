import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {chromium} from '@playwright/test';
import {installTool} from './installTool';

/** The first is Chromium without the parts that show windows, so its pages take less time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const advice = 'Install Chromium or Chrome, or set CHROME_PATH to one, then run the tests again.';

/** The path of a program, if it's installed. */
export const findCommand = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((directory) => path.join(directory, name))
    .find((file) => existsSync(file));

/**
 * Finds a browser for the tests: an installed one, or the one in the npm package `@sparticuz/chromium`.
 * @returns the path of the executable
 * @throws Error that explains in one line how to get a browser
 */
export async function provideBrowser(): Promise<string> {
  const {CHROME_PATH = '', PROGRAMFILES = '', LOCALAPPDATA = ''} = process.env;
  // The best comes first, and Playwright's own last.
  const found = [
    CHROME_PATH,
    ...names.flatMap((name) => findCommand(name) ?? []),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...[PROGRAMFILES, LOCALAPPDATA].map((root) => `${root}\\Google\\Chrome\\Application\\chrome.exe`),
    chromium.executablePath(),
  ].find((candidate) => existsSync(candidate));
  if (found) return found;
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error(`No browser found. ${advice}`);
  const {directory, missing} = installTool('chromium', '@sparticuz/chromium');
  if (missing) throw new Error(`No browser found, and ${missing}. ${advice}`);
  const entry = pathToFileURL(path.join(directory, 'build/index.js')).href;
  const {default: packed} = (await import(entry)) as {default: {executablePath: () => Promise<string>}};
  return packed.executablePath();
}

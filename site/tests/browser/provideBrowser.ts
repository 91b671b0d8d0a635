import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {findBrowser} from './findBrowser';
import {installTool} from './installTool';

const advice = 'Install Chromium or Chrome, or set CHROME_PATH to one, then run the tests again.';

/**
 * Finds a browser for the tests: an installed one, or the one in the npm package `@sparticuz/chromium`.
 * @returns the path of the executable
 * @throws Error that explains in one line how to get a browser
 */
export async function provideBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error(`No browser found. ${advice}`);
  const tool = installTool('chromium', '@sparticuz/chromium');
  if ('reason' in tool) throw new Error(`No browser found, and ${tool.reason}. ${advice}`);
  const entry = pathToFileURL(path.join(tool.directory, 'build/index.js')).href;
  const {default: chromium} = (await import(entry)) as {default: {executablePath: () => Promise<string>}};
  return chromium.executablePath();
}

import {existsSync, readdirSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** Candidate paths of Chromium or Chrome, best first. `CHROME_PATH` takes precedence. */
export function listCandidates(env: NodeJS.ProcessEnv = process.env, platform = process.platform): readonly string[] {
  const chosen = env.CHROME_PATH ? [env.CHROME_PATH] : [];
  if (platform === 'darwin') {
    return [
      ...chosen,
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ];
  }
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((root) => root !== undefined);
    return [...chosen, ...roots.map((root) => `${root}\\Google\\Chrome\\Application\\chrome.exe`)];
  }
  const directories = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [
    ...chosen,
    ...names.flatMap((name) => directories.map((directory) => path.join(directory, name))),
    ...listDownloads(env),
  ];
}

/** Browsers that Playwright has downloaded. */
function listDownloads(env: NodeJS.ProcessEnv): readonly string[] {
  const cache = env.PLAYWRIGHT_BROWSERS_PATH ?? path.join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .flatMap((name) =>
      ['chrome-linux', 'chrome-linux64'].map((directory) => path.join(cache, name, directory, 'chrome')),
    );
}

/** Returns the first existing browser. */
export function findBrowser(): string | undefined {
  return listCandidates().find((candidate) => existsSync(candidate));
}

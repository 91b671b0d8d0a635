import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** Candidate paths of Chromium or Chrome, best first, Playwright's own last. `CHROME_PATH` takes precedence. */
function listCandidates({env, platform} = process): readonly string[] {
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
    chromium.executablePath(),
  ];
}

/** Returns the first existing browser. */
export function findBrowser(): string | undefined {
  return listCandidates().find((candidate) => existsSync(candidate));
}

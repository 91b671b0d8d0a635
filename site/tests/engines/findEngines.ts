import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Engine} from './Engine';
import {startFirefox} from './startPlaywright';
import {startWebKit} from './startWebKit';

export interface Found {
  readonly name: string;
  /** Starts the browser; undefined if it's missing. */
  readonly start?: () => Promise<Engine>;
  /** Debian packages that provide it. */
  readonly packages: string;
}

const findCommand = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((directory) => path.join(directory, name))
    .find((file) => existsSync(file));

function findMiniBrowser(): string | undefined {
  const root = '/usr/lib';
  if (!existsSync(root)) return undefined;
  return readdirSync(root)
    .map((directory) => path.join(root, directory, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));
}

/** Finds Debian's packages of the supported browsers other than Chromium. */
export function findEngines(): readonly Found[] {
  const firefox = findCommand('firefox-esr');
  const miniBrowser = findCommand('WebKitWebDriver') && findCommand('xvfb-run') && findMiniBrowser();
  return [
    {name: 'Firefox', start: firefox ? () => startFirefox(firefox) : undefined, packages: 'firefox-esr'},
    {
      name: 'WebKit',
      start: miniBrowser ? () => startWebKit(miniBrowser) : undefined,
      packages: 'webkit2gtk-driver xvfb xauth',
    },
  ];
}

import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test as base} from '@playwright/test';
import {failIfRequired} from '@aloft/example-runner/skip';
import {findCommand} from '../browser/provideBrowser';
import {startDeployment, type Deployment} from '../browser/startDeployment';
import type {Engine} from './Engine';
import {startChromium, startFirefox} from './startPlaywright';
import {startWebKit} from './startWebKit';

function findMiniBrowser(): string | undefined {
  if (!findCommand('WebKitWebDriver') || !findCommand('xvfb-run')) return undefined;
  return readdirSync('/usr/lib')
    .map((directory) => path.join('/usr/lib', directory, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));
}

/** Browsers by the name of their project, with the Debian packages that provide them. */
const browsers: Readonly<Record<string, {file?: string; start: (file: string) => Promise<Engine>; packages: string}>> =
  {
    Chromium: {file: process.env.CHROME_PATH, start: startChromium, packages: 'chromium-headless-shell'},
    Firefox: {file: findCommand('firefox-esr'), start: startFirefox, packages: 'firefox-esr'},
    WebKit: {file: findMiniBrowser(), start: startWebKit, packages: 'webkit2gtk-driver xvfb xauth'},
  };

export const test = base.extend<{readonly site: Deployment}, {readonly engine: Engine}>({
  /** The browser of the project. After a failure, Playwright starts another one. */
  engine: [
    async ({}, use, {project: {name}}) => {
      const {file, start, packages} = browsers[name]!;
      const missing = `${name} is not installed. Install the Debian packages ${packages}.`;
      if (!file) failIfRequired(missing);
      test.skip(!file, missing);
      const engine = await start(file!);
      await use(engine);
      await engine.close();
    },
    {scope: 'worker'},
  ],
  /** The built site at an origin of its own, for tests that need empty storage and caches, or another build. */
  site: async ({engine}, use) => {
    const site = await startDeployment();
    await use(site);
    await engine.open('about:blank');
    // Firefox reports an exception if the page's worker was still loading its scripts.
    engine.takeErrors();
    await site.stop();
  },
});

/** Drops errors that a test expects. */
export function dropErrors(engine: Engine, expected = /./): void {
  expect(engine.takeErrors().filter((error) => !expected.test(error))).toEqual([]);
}

export const hydrated = `return document.documentElement.dataset.hasHydrated === 'true'`;
export const heading = `return document.querySelector('h1')?.textContent ?? ''`;

/** Waits until the body of a function returns the expected value. A navigation may interrupt the function. */
export const expectValue = (engine: Engine, body: string, expected: unknown, timeout?: number): Promise<void> =>
  expect
    .poll(() => engine.run(body).catch((error: unknown) => String(error)), {message: body, timeout, intervals: [50]})
    .toBe(expected);

/** Waits until an expression is true. */
export const expectTrue = (engine: Engine, expression: string, timeout?: number): Promise<void> =>
  expectValue(engine, `return Boolean(${expression})`, true, timeout);

export async function open(engine: Engine, url: string): Promise<void> {
  await engine.open(url);
  await expectValue(engine, hydrated, true);
}

export const desktop: readonly [number, number] = [1280, 800];
export const mobile: readonly [number, number] = [390, 844];

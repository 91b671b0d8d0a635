import {defineConfig, type Config} from '@playwright/test';

/** Set by tests/browser/main.ts, which finds the browser. */
const suite = process.env.SUITE ?? 'browser';

/** In projects for a browser each, tests in a file share it, so the files run side by side. The slowest comes first. */
const engines: Config = {
  projects: [
    {name: 'WebKit'},
    {name: 'Firefox', grepInvert: /@webkit/},
    // Its other tests crawl the pages, and it doesn't paint before the load event.
    {name: 'Chromium', grepInvert: /@webkit|@not-chromium/},
  ],
  fullyParallel: false,
};

const suites: Readonly<Record<string, Config>> = {
  browser: {},
  /** Tests for a plain build: layout, navigation, color mode, early clicks, errors, crawl, search, storage. */
  plain: {
    projects: [
      {name: 'core', testMatch: /(pageFrame|navbar|colorMode|preHydration|failures|crawl)\.spec\.ts/},
      {name: 'search', testMatch: /(search|faults)\.spec\.ts/, grep: /@core/},
    ],
  },
  engines: {...engines, testDir: '../engines'},
  visual: {
    ...engines,
    testDir: '../visual',
    globalSetup: undefined,
    snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
    updateSnapshots: 'none',
    // Screenshots of the same browser with the same fonts are equal, except for a few rounded pixels.
    expect: {timeout: 15_000, toHaveScreenshot: {threshold: 0.05, maxDiffPixels: 30}},
  },
};

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './startSites.ts',
  fullyParallel: true,
  // Twice the cores of CI's machines, because a test waits half of its time for timers, frames and files.
  workers: 4,
  // High, because a loaded machine is slow. A test that passes on retry is reported as flaky.
  timeout: 90_000,
  expect: {timeout: 15_000},
  retries: process.env.CI ? 1 : 0,
  outputDir: `../../../.cache/test/${suite}`,
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['./skipReporter.ts'],
    ['json', {outputFile: `../../../.cache/test/${suite}.json`}],
  ],
  use: {
    actionTimeout: 15_000,
    viewport: {width: 1280, height: 800},
    // Without them, the headless shell doesn't let a click copy.
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    },
  },
  ...suites[suite],
});

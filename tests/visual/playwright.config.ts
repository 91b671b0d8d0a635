import {defineConfig} from '@playwright/test';

const report = '../../.cache/test/visual';

/** Run by tests/visual/main.ts. Each project is a browser; Chromium compares the pictures of all. */
export default defineConfig({
  testDir: '.',
  projects: ['Chromium', 'Firefox', 'WebKit'].map((name) => ({name})),
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  outputDir: report,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  // The same browser and fonts draw the same picture; a few pixels may differ by rounding.
  expect: {timeout: 15_000, toHaveScreenshot: {threshold: 0.05, maxDiffPixels: 30}},
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['../browser/skipReporter.ts'],
    ['json', {outputFile: `${report}.json`}],
  ],
  use: {
    launchOptions: {executablePath: process.env.CHROME_PATH, args: ['--no-sandbox', '--disable-gpu']},
  },
});

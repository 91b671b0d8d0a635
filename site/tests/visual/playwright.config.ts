import {defineConfig} from '@playwright/test';

const report = '../../../.cache/test/visual';

/** Run by tests/browser/main.ts. Each project is a browser; Chromium compares all screenshots. */
export default defineConfig({
  testDir: '.',
  projects: ['Chromium', 'Firefox', 'WebKit'].map((name) => ({name})),
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  outputDir: report,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  // Screenshots of the same browser with the same fonts are equal, except for a few rounded pixels.
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

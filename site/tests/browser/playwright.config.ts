import {defineConfig} from '@playwright/test';
import {isPlainBuild} from './sites';

/** Tests for a plain build: layout, navigation, color mode, early clicks, errors, crawl, search, storage. */
const coreProjects = [
  {name: 'core', testMatch: /(pageFrame|navbar|colorMode|preHydration|failures|crawl)\.spec\.ts/},
  {name: 'search', testMatch: /(search|faults)\.spec\.ts/, grep: /@core/},
];

/** Run by tests/browser/main.ts, which finds the browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  projects: isPlainBuild ? coreProjects : undefined,
  globalSetup: './startSites.ts',
  fullyParallel: true,
  workers: 2,
  // High, because a loaded machine is slow. A test that passes on retry is reported as flaky.
  timeout: 90_000,
  expect: {timeout: 15_000},
  retries: process.env.CI ? 1 : 0,
  outputDir: `../../../.cache/test/${isPlainBuild ? 'plain' : 'browser'}`,
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['./skipReporter.ts'],
    ['json', {outputFile: `../../../.cache/test/${isPlainBuild ? 'plain' : 'browser'}.json`}],
  ],
  use: {
    actionTimeout: 15_000,
    viewport: {width: 1280, height: 800},
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    },
  },
});

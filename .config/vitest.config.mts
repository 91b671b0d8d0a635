import {defineConfig} from 'vitest/config';
import {fileURLToPath} from 'node:url';

const exclude = ['site/tests/{browser,site}/**', 'examples/**', '**/node_modules/**', '.cache/**'];

/** Tests that replace or change modules. The others share theirs, which takes half the time. */
const isolated = ['**/{mutation,findProblems}.test.ts'];

/** `unit` and `isolated` don't need a build, and `site` reads the files in build/. Playwright runs the browser tests. */
export default defineConfig({
  test: {
    // The default leaves one core unused, which is half of CI's machine.
    maxWorkers: '100%',
    // Some tests parse all pages or run programs, which takes long on a loaded machine.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    isolate: false,
    projects: [
      {
        extends: true,
        test: {name: 'unit', include: ['**/*.test.{ts,tsx,mts}'], exclude: [...exclude, ...isolated]},
      },
      {extends: true, test: {name: 'isolated', include: isolated, exclude, isolate: true}},
      {
        extends: true,
        test: {
          name: 'site',
          include: ['site/tests/site/**/*.test.ts'],
          // As with Playwright in CI. A test that passes at the second attempt is listed with "retry x1".
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
  resolve: {alias: {'@site': fileURLToPath(new URL('../site', import.meta.url))}},
});

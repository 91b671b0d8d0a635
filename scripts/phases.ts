/** Test counts of a phase. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** One part of `npm test`. */
export interface Phase {
  readonly name: string;
  readonly command: readonly string[];
  /**
   * Source of the counts:
   * `exit` – the command is one test;
   * `summary` – its last line of the form "N passed, N failed, N skipped";
   * otherwise the path of a JSON report of vitest or Playwright.
   */
  readonly counts: 'exit' | 'summary' | {readonly report: string; readonly by: 'vitest' | 'playwright'};
  /** Next step after a failure. */
  readonly hint: string;
}

const reports = '.cache/test';
const vitest = (project: string): readonly string[] => [
  'vitest',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/${project}.json`,
];

/** CI installs the examples' toolchains. Elsewhere, examples with a missing toolchain are skipped. */
const install = process.env.REQUIRE_ALL === '1' && process.getuid?.() === 0 ? ['--install'] : [];

/** In order of execution, fastest first. `site` and `browser` test the site that `build` wrote. */
export const phases: readonly Phase[] = [
  {
    name: 'check',
    command: ['tsx', 'scripts/check.ts'],
    counts: 'summary',
    hint: 'Run `npm run fix`, then `npm run check`.',
  },
  {
    name: 'unit',
    command: vitest('unit'),
    counts: {report: `${reports}/unit.json`, by: 'vitest'},
    hint: 'Run one file again with `npx vitest run --project unit <file>`.',
  },
  {
    name: 'content',
    command: ['npm', 'run', '--silent', 'check:content'],
    counts: 'summary',
    hint: 'Fix the pages at the lines above, then run `npm run check:content`.',
  },
  {
    name: 'build',
    command: ['npm', 'run', '--silent', 'build'],
    counts: 'exit',
    hint: 'The build reports the page and line above. Fix it, then run `npm run build`.',
  },
  {
    name: 'site',
    command: vitest('site'),
    counts: {report: `${reports}/site.json`, by: 'vitest'},
    hint: 'These tests read build/. Run `npm run build && npm run test:site`.',
  },
  {
    name: 'browser',
    command: ['tsx', 'tests/browser/main.ts'],
    counts: {report: `${reports}/browser.json`, by: 'playwright'},
    hint: 'Run one again with `npm run test:browser -- -g "<words of its title>"` after `npm run build`.',
  },
  {
    name: 'plain',
    command: ['tsx', 'tests/browser/main.ts', '--plain'],
    counts: {report: `${reports}/plain.json`, by: 'playwright'},
    hint: 'The core browser tests also pass on a build with LEAN=off. Run `npm run test:browser -- --plain`.',
  },
  {
    name: 'engines',
    command: ['tsx', 'tests/engines/main.ts'],
    counts: 'summary',
    hint: 'Run one browser again with `npm run test:engines -- WebKit` after `npm run build`.',
  },
  {
    name: 'visual',
    command: ['tsx', 'tests/visual/main.ts'],
    counts: {report: `${reports}/visual.json`, by: 'playwright'},
    hint: 'Expected, actual and differing pixels are in .cache/test/visual. If the change is intended, store the pictures with `npm run test:visual -- --update`.',
  },
  {
    name: 'examples',
    command: ['npm', 'run', '--silent', 'test:examples', '--', '--all', ...install],
    counts: 'summary',
    hint: 'Run one again with `npm run test:examples -- <name>`.',
  },
];

/** Test counts of a phase. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that didn't run, because nothing has changed since they passed. */
  readonly unchanged?: number;
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
  /** Phases that it needs the result of. */
  readonly after?: readonly string[];
  /** Cores that it keeps busy. */
  readonly cores: number;
  /** Next step after a failure. */
  readonly hint: string;
}

/** Directory of reports and logs. */
export const reports = '.cache/test';
const vitest = (...projects: readonly string[]): readonly string[] => [
  'vitest',
  'run',
  '--config=.config/vitest.config.mts',
  ...projects.map((project) => `--project=${project}`),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/${projects[0]}.json`,
];

/** CI installs the examples' toolchains. Elsewhere, examples with a missing toolchain are skipped. */
const install = process.env.REQUIRE_ALL === '1' && process.getuid?.() === 0 ? ['--install'] : [];

/**
 * The phases in order of preference: the ones that others need come first.
 * @param all whether to also test what hasn't changed since it passed
 */
export const listPhases = (all: boolean): readonly Phase[] => [
  {
    name: 'content',
    command: ['npm', 'run', '--silent', 'check:content'],
    counts: 'summary',
    cores: 1,
    hint: 'Fix the pages at the lines above, then run `npm run check:content`.',
  },
  {
    name: 'build',
    command: ['npm', 'run', '--silent', 'build'],
    counts: 'exit',
    cores: 1,
    hint: 'The build reports the page and line above. Fix it, then run `npm run build`.',
  },
  {
    name: 'variants',
    command: ['npm', 'run', '--silent', 'test:builds'],
    counts: 'summary',
    after: ['build'],
    cores: 2,
    hint: 'Run one again with `npm run test:builds -- <name>`.',
  },
  {
    name: 'check',
    command: ['npm', 'run', '--silent', 'check'],
    counts: 'exit',
    cores: 2,
    hint: 'Run `npm run fix`, then `npm run check`. Add correct words to .config/words/.',
  },
  {
    name: 'unit',
    command: vitest('unit', 'isolated'),
    counts: {report: `${reports}/unit.json`, by: 'vitest'},
    cores: 2,
    hint: 'Run one file again with `npm run test:unit -- <file>`.',
  },
  {
    name: 'engines',
    command: ['tsx', 'site/tests/browser/main.ts', '--engines'],
    counts: {report: `${reports}/engines.json`, by: 'playwright'},
    after: ['build', 'variants'],
    cores: 1,
    hint: 'Run one again with `npm run test:engines -- --project WebKit -g "<words of its title>"` after `npm run build`.',
  },
  {
    name: 'site',
    command: vitest('site'),
    counts: {report: `${reports}/site.json`, by: 'vitest'},
    after: ['build', 'variants'],
    cores: 1,
    hint: 'These tests read build/. Run `npm run build && npm run test:site`.',
  },
  {
    name: 'browser',
    command: ['tsx', 'site/tests/browser/main.ts'],
    counts: {report: `${reports}/browser.json`, by: 'playwright'},
    after: ['build', 'variants'],
    cores: 2,
    hint: 'Run one again with `npm run test:browser -- -g "<words of its title>"` after `npm run build`.',
  },
  {
    name: 'plain',
    command: ['tsx', 'site/tests/browser/main.ts', '--plain'],
    counts: {report: `${reports}/plain.json`, by: 'playwright'},
    after: ['build', 'variants'],
    cores: 2,
    hint: 'The core browser tests also pass on a build with LEAN=off. Run `npm run test:browser -- --plain`.',
  },
  {
    name: 'visual',
    command: ['tsx', 'site/tests/browser/main.ts', '--visual'],
    counts: {report: `${reports}/visual.json`, by: 'playwright'},
    after: ['build'],
    cores: 2,
    hint: 'Expected, actual and differing pixels are in .cache/test/visual. If the change is intended, store the pictures with `npm run test:visual -- --update`.',
  },
  {
    name: 'examples',
    command: ['npm', 'run', '--silent', 'test:examples', '--', all ? '--all' : '--changed', ...install],
    counts: 'summary',
    cores: 2,
    hint: 'Run one again with `npm run test:examples -- <name>`.',
  },
];

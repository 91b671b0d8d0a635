import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {failIfRequired} from '@aloft/example-runner/skip';
import {installTool} from './installTool';
import {site} from './sites';

interface Report {
  readonly categories: Readonly<Record<string, {readonly title: string; readonly score: number | null}>>;
  readonly audits: Readonly<Record<string, {readonly title: string; readonly score: number | null}>>;
  readonly runtimeError?: {readonly message: string};
}

const cli = 'cli/index.js';
const tool = installTool('lighthouse', 'lighthouse');
const missing =
  'reason' in tool ? tool.reason : existsSync(path.join(tool.directory, cli)) ? undefined : 'Lighthouse is incomplete';

/** One page of each kind. */
for (const page of ['/', '/docs/', '/docs/resources/machines', '/docs/guides-and-samples/languages/go/generic']) {
  test(`Lighthouse gives ${page} 100 for accessibility, best practices, SEO and agents`, () => {
    if (missing) failIfRequired(missing);
    test.skip(missing !== undefined, missing);
    test.setTimeout(120_000);
    if (!('directory' in tool)) return;
    const args = [
      path.join(tool.directory, cli),
      site() + page,
      '--quiet',
      '--output=json',
      '--only-categories=accessibility,best-practices,seo,agentic-browsing',
      '--no-enable-error-reporting',
      '--preset=desktop',
      '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking --no-first-run',
    ];
    const output = execFileSync(process.execPath, args, {
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const {categories, audits, runtimeError} = JSON.parse(output) as Report;
    expect(runtimeError).toBeUndefined();
    const failed = Object.values(audits).filter(({score}) => score !== null && score < 0.9);
    // The site under test runs locally, but its canonical URL has another host.
    const scores = Object.values(categories).map(({title, score}) => `${title}: ${score}`);
    expect(scores, failed.map(({title}) => title).join('; ')).toEqual([
      'Accessibility: 1',
      'Best Practices: 1',
      'SEO: 1',
      'Agentic Browsing: 1',
    ]);
  });
}

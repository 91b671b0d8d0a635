import {expect} from '@playwright/test';
import {failIfRequired} from '@aloft/example-runner/skip';
import {runLighthouse} from '../../bench/measurePage';
import {test} from './fixtures';
import {installTool} from './installTool';
import {site} from './sites';

const {missing} = installTool('lighthouse', 'lighthouse');

/** One page of each kind. */
for (const page of ['/', '/docs/', '/docs/resources/machines', '/docs/guides-and-samples/languages/go/generic'])
  test(`Lighthouse gives ${page} 100 for accessibility, best practices, SEO and agents`, async () => {
    if (missing) failIfRequired(missing);
    test.skip(missing !== undefined, missing);
    test.setTimeout(120_000);
    const {categories, audits, runtimeError} = await runLighthouse(
      site() + page,
      process.env.CHROME_PATH!,
      '--only-categories=accessibility,best-practices,seo,agentic-browsing',
      '--preset=desktop',
      '--disable-full-page-screenshot',
    );
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

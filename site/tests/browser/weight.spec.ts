import {expect, test} from '@playwright/test';
import {visitBudget} from '../../bench/budgets';
import {measureVisit} from '../../bench/measurePage';
import {openPage} from './openPage';
import {site} from './sites';

for (const route of ['/', '/docs/glossary', '/docs/resources/machines', '/docs/building-and-deploying/deploying']) {
  test(`${route} doesn't shift, makes few requests and responds early`, async ({browser}) => {
    const visit = await measureVisit(browser, site() + route);
    expect(visit.shift, 'layout shift').toBeLessThan(visitBudget.shift);
    expect(visit.requests, 'requests without prefetches').toBeLessThanOrEqual(visitBudget.requests);
    expect(visit.response, 'ms from a click on the color mode toggle to its effect').toBeLessThanOrEqual(
      visitBudget.response,
    );
  });
}

test('a terminal that nothing has loaded shows the output of its first command early', async ({browser}) => {
  const times: number[] = [];
  // The best of three, because other tests run at the same time.
  for (let visit = 0; visit < 3; visit += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await openPage(page, '/docs/resources/machines');
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const started = performance.now();
            new MutationObserver((_, observer) => {
              if (!document.querySelector('[role=log] pre')) return;
              observer.disconnect();
              resolve(performance.now() - started);
            }).observe(document.body, {childList: true, subtree: true});
            document.querySelector<HTMLButtonElement>('[data-code-block=console] button[value]')!.click();
          }),
      ),
    );
    await context.close();
  }
  expect(Math.min(...times), 'ms from the click to the output').toBeLessThanOrEqual(visitBudget.firstCommand);
});

import {expect, test} from '@playwright/test';
import {visitBudget} from '../../bench/site/budgets';
import {measureVisit} from '../../bench/site/measureVisit';
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

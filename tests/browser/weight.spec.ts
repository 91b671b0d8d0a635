import path from 'node:path';
import {expect, test} from '@playwright/test';
import {budget, exceptions, visitBudget} from '../../bench/site/budgets';
import {measureVisit} from '../../bench/site/measureVisit';
import {routes} from '../site/routes';
import {site} from './sites';

// What `tests/site/budgets.test.ts` weighs in the files, here as a browser sees it until the page is idle.
for (const {path: route} of routes) {
  test(`a visit of ${route} is within its budget`, async ({browser}) => {
    const visit = await measureVisit(browser, site() + route);
    const allowed = {...budget, ...exceptions[path.posix.join(route.slice(1), 'index.html')]};
    expect(visit.shift, 'layout shift').toBeLessThan(visitBudget.shift);
    expect(visit.requests, 'requests, those ahead for links apart').toBeLessThanOrEqual(visitBudget.requests);
    expect(visit.response, 'milliseconds from a click on the theme toggle to the other theme').toBeLessThanOrEqual(
      visitBudget.response,
    );
    // In brotli, which is less than the gzip that the budget counts.
    expect(visit.js, 'bytes of scripts').toBeLessThanOrEqual(allowed.js);
    expect(visit.css, 'bytes of stylesheets').toBeLessThanOrEqual(allowed.css);
    expect(visit.html, 'bytes of the document').toBeLessThanOrEqual(allowed.html);
  });
}

import {expect} from '@playwright/test';
import {site} from '../browser/sites';
import {routes} from '../site/routes';
import type {Engine} from './Engine';
import {desktop, expectTrue, heading, mobile, open, test} from './fixtures';

test.afterEach(({engine}) => expect(engine.takeErrors()).toEqual([]));

const expectFit = (engine: Engine, [width]: typeof mobile) =>
  expectTrue(engine, `innerWidth === ${width} && document.documentElement.scrollWidth <= innerWidth`);

// One origin keeps the browser's process and scripts, and starting at the size where the last test ended saves resizes.
for (const [index, {path}] of routes.entries())
  test(`${path} loads, hydrates and fits at 1280 and 390 px`, {tag: '@not-chromium'}, async ({engine}) => {
    const [first, second] = index % 2 ? ([mobile, desktop] as const) : ([desktop, mobile] as const);
    await engine.resize(...first);
    await open(engine, site() + path);
    await expectTrue(engine, `!['', 'Page not found', 'This page crashed.'].includes((() => {${heading}})())`);
    await expectFit(engine, first);
    await engine.resize(...second);
    await expectFit(engine, second);
  });

/** Widths in CSS pixels at which WebKit's web process crashed while it laid out these pages. */
const crashes: Readonly<Record<string, readonly number[]>> = {
  '/docs/building-and-deploying/building': [375, 380, 384, 385],
  '/docs/building-and-deploying/deploying': [402, 405, 410],
  '/docs/resources/apps': [365, 375, 385, 390, 405, 420, 435, 450, 465, 480, 500],
  '/docs/resources/machines': [384, 390, 395, 400, 405, 410, 420, 430],
  '/docs/resources/volumes': [370],
};
for (const [path, widths] of Object.entries(crashes))
  test(`${path} is laid out at widths that crashed WebKit`, {tag: '@webkit'}, async ({engine}) => {
    for (const width of widths)
      await test.step(`${width} px`, async () => {
        await engine.resize(width, 844);
        await engine.open(site() + path);
        await expectTrue(engine, `innerWidth === ${width}`);
      });
  });

import {expect, type Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {expectLogs, fileErrors, hold, listLoaded, open as openPath, pageFiles, test} from './fixtures';
import {variant} from './sites';

/** A page that the first one links to only in its navbar. */
const to = '/docs/sdks/';

const slow = {effectiveType: '2g', saveData: false};
const fast = {effectiveType: '4g', saveData: false};

/** Opens a page on a connection, by default one on which nothing is prefetched. */
async function open(page: Page, connection = slow, origin?: string): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
  await openPath(page, '/docs/glossary', origin);
}

/** Navigates through the router without prefetching, as for a link that was never hovered over. */
const follow = (page: Page, path: string) => page.locator(`nav.navbar a[href="${path}"]`).dispatchEvent('click');

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const prefetched = (page: Page) => page.locator('head link[rel=prefetch]').count();

test('links in the viewport are prefetched', async ({page}) => {
  await open(page, fast);
  await expect.poll(() => prefetched(page)).toBeGreaterThan(3);
});

for (const [name, connection] of Object.entries({'on 2g': slow, 'when data is saved': {...fast, saveData: true}}))
  test(`nothing is prefetched ${name}`, async ({page}) => {
    await open(page, connection);
    const loaded = await listLoaded(page);
    await page.locator(`nav.navbar a[href="${to}"]`).hover();
    await page.waitForTimeout(500);
    expect(await prefetched(page)).toBe(0);
    expect(await listLoaded(page)).toEqual(loaded);
  });

/** Stops the page's clock, and returns a function that moves it by a number of milliseconds. */
async function stopClock(page: Page): Promise<(time: number) => Promise<void>> {
  await page.clock.pauseAt(600_000);
  return (time) => page.clock.runFor(time);
}

test('the old page stays until the next one has loaded, and a progress bar shows and advances', async ({page}) => {
  await page.clock.install({time: 0});
  await open(page);
  const release = await hold(page, pageFiles);
  const text = await page.getByRole('main').innerHTML();
  const bar = page.locator('#nprogress .bar');
  const readPlace = async () => Number(/translate3d\((-?[\d.]+)%/.exec((await bar.getAttribute('style'))!)?.[1]);
  const pass = await stopClock(page);
  await follow(page, to);
  await pass(199);
  await expect(bar).toHaveCount(0);
  await pass(1);
  await expect(page.getByRole('status', {name: 'Loading the page'})).toBeVisible();
  await expect(bar).toHaveAttribute('style', /200ms/);
  // The bar starts at 0.08 of the window's width, so it is shifted left by 92%.
  let place = await readPlace();
  expect(place).toBe(-92);
  for (let step = 0; step < 3; step++) {
    await pass(799);
    expect(await readPlace()).toBe(place);
    await pass(1);
    const next = await readPlace();
    expect(next).toBeGreaterThan(place);
    expect(next).toBeLessThanOrEqual(place + 2);
    place = next;
  }
  expect(await page.getByRole('main').innerHTML()).toBe(text);
  await page.clock.resume();
  expect(await findViolations(page)).toEqual([]);
  release();
  await expect(page).toHaveURL(to);
  await expect(heading(page)).toHaveText('SDKs');
  await expect(bar).toHaveCount(0);
});

test('a page that cannot be loaded shows the error with Retry, then a spinner, then the page', async ({page}) => {
  await page.clock.install({time: 0});
  await open(page);
  expectLogs(page, fileErrors);
  await page.route(pageFiles, (route) => route.abort());
  await follow(page, to);
  const retry = page.getByRole('alert').getByRole('button', {name: 'Retry'});
  const status = page.getByRole('status').filter({hasText: 'Loading the page'});
  await expect(page.getByRole('alert')).toContainText(/Loading (CSS )?chunk/i);
  const failed = page.waitForEvent('requestfailed');
  await retry.click();
  await failed;
  await expect(retry).toBeVisible();

  await page.unroute(pageFiles);
  const release = await hold(page, pageFiles);
  const pass = await stopClock(page);
  await retry.click();
  await pass(199);
  await expect(status).toHaveCount(0);
  await pass(1);
  await expect(status).toBeVisible();
  await page.clock.resume();
  release();
  await expect(heading(page)).toHaveText('SDKs');
  await expect(status).toHaveCount(0);
  await expect(page).toHaveURL(to);
});

test('in the variant, a page that fails to load is reloaded', async ({page}) => {
  await open(page, slow, variant());
  expectLogs(page, fileErrors);
  await page.route(pageFiles, (route) => route.abort(), {times: 1});
  const loaded = page.waitForEvent('load');
  await follow(page, to);
  await loaded;
  await expect(page).toHaveURL(variant() + to);
  await expect(heading(page)).toHaveText('SDKs');
});

test('the second of two followed links wins, whichever loads first', async ({page}) => {
  await open(page);
  let first: (() => void) | undefined;
  await page.route(pageFiles, async (route) => {
    // Requests of the first page are delayed.
    if (!first) await new Promise<void>((resolve) => (first = resolve));
    await route.continue();
  });
  const seen = await page.evaluateHandle(() => {
    const titles: string[] = [];
    const observer = new MutationObserver(() => titles.push(document.querySelector('h1')?.textContent ?? ''));
    observer.observe(document.body, {subtree: true, childList: true, characterData: true});
    return titles;
  });
  await follow(page, to);
  await expect.poll(() => first !== undefined).toBe(true);
  await follow(page, '/docs/guides-and-samples/');
  await expect(heading(page)).toHaveText('Guides and samples');
  first!();
  await page.waitForTimeout(500);
  await expect(heading(page)).toHaveText('Guides and samples');
  expect((await seen.jsonValue()).join()).not.toContain('SDKs');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

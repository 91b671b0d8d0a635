import {expect, type Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {expectLogs, fileErrors, hold, listLoaded, open as openPath, pageFiles, test} from './fixtures';
import {variant} from './sites';

/** A page that the first one links to only in its navbar. */
const to = '/docs/sdks/';

const slow = {effectiveType: '2g', saveData: false};

/** Opens a page on a connection, by default one on which nothing is prefetched. */
async function open(page: Page, connection = slow, origin?: string): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
  await openPath(page, '/docs/glossary', origin);
}

/** Navigates through the router without prefetching, as for a link that was never hovered over. */
const follow = (page: Page, path: string) => page.locator(`nav.navbar a[href="${path}"]`).dispatchEvent('click');

const prefetched = (page: Page) => page.locator('head link[rel=prefetch]').count();

test('links in the viewport are prefetched', async ({page}) => {
  await open(page, {effectiveType: '4g', saveData: false});
  await expect.poll(() => prefetched(page)).toBeGreaterThan(3);
});

for (const [name, connection] of [
  ['on 2g', {effectiveType: '2g', saveData: false}],
  ['when data is saved', {effectiveType: '4g', saveData: true}],
] as const)
  test(`nothing is prefetched ${name}`, async ({page}) => {
    await open(page, connection);
    const loaded = await listLoaded(page);
    await page.locator(`nav.navbar a[href="${to}"]`).hover();
    await page.waitForTimeout(500);
    expect(await prefetched(page)).toBe(0);
    expect(await listLoaded(page)).toEqual(loaded);
  });

test('the old page stays until the next one has loaded, and a progress bar shows and advances', async ({page}) => {
  await open(page);
  const release = await hold(page, pageFiles);
  const seen = await page.evaluateHandle(() => {
    const found = {clicked: 0, changes: 0, places: [] as {at: number; left: number}[]};
    document.addEventListener('click', () => (found.clicked = performance.now()), {capture: true});
    new MutationObserver(() => {
      const style = document.querySelector('#nprogress .bar')?.getAttribute('style') ?? '';
      const left = Number(/translate3d\((-?[\d.]+)%/.exec(style)?.[1]);
      if (style.includes('200ms') && left !== found.places.at(-1)?.left)
        found.places.push({at: performance.now() - found.clicked, left});
    }).observe(document.documentElement, {childList: true, subtree: true, attributeFilter: ['style']});
    new MutationObserver((list) => (found.changes += list.length)).observe(document.querySelector('main')!, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    return found;
  });
  await follow(page, to);
  await expect(page.getByRole('status', {name: 'Loading the page'})).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Glossary/);
  await expect.poll(async () => (await seen.jsonValue()).places.length).toBeGreaterThan(3);
  const {changes, places} = await seen.jsonValue();
  // Only now, because it delays the bar.
  expect(await findViolations(page)).toEqual([]);
  release();
  expect(changes, 'changes of the old page').toBe(0);
  expect(places[0]!.at).toBeGreaterThanOrEqual(195);
  // The bar starts at 0.08 of the window's width, so it is shifted left by 92%.
  expect(places[0]!.left).toBeGreaterThanOrEqual(-92);
  expect(places[0]!.left).toBeLessThanOrEqual(-90);
  for (const [index, {at, left}] of places.slice(1, 4).entries()) {
    // On a loaded machine, a late step is followed by an early one.
    expect(Math.abs(at - places[index]!.at - 800), `a step at ${at} ms`).toBeLessThan(200);
    expect(left - places[index]!.left).toBeGreaterThan(0);
    expect(left - places[index]!.left).toBeLessThanOrEqual(2);
  }
  await expect(page).toHaveURL(to);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/Glossary/);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a page that cannot be loaded shows the error with a Retry button, then a spinner, then the page', async ({
  page,
}) => {
  await open(page);
  expectLogs(page, fileErrors);
  await page.route(pageFiles, (route) => route.abort());
  await follow(page, to);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/Loading (CSS )?chunk/i);
  const retry = alert.getByRole('button', {name: 'Retry'});
  await expect(retry).toBeVisible();

  await page.unroute(pageFiles);
  const release = await hold(page, pageFiles);
  const status = page.getByRole('status').filter({hasText: 'Loading the page'});
  const appeared = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector('[role=status]')?.textContent?.includes('Loading the page')) return;
          observer.disconnect();
          resolve(performance.now() - start);
        }).observe(document.body, {childList: true, subtree: true});
      }),
  );
  await retry.click();
  await expect(status).toBeVisible();
  expect(await appeared).toBeGreaterThanOrEqual(195);
  release();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(status).toHaveCount(0);
  await expect(page).toHaveURL(to);
});

test('in the variant, a page that fails to load is reloaded', async ({page}) => {
  await open(page, slow, variant());
  expectLogs(page, fileErrors);
  await page.evaluate(() => ((window as unknown as {old: boolean}).old = true));
  let failures = 0;
  await page.route(pageFiles, (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await follow(page, to);
  await page.waitForFunction(() => !('old' in window));
  await expect(page).toHaveURL(variant() + to);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
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
    new MutationObserver(() => titles.push(document.querySelector('h1')?.textContent ?? '')).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return titles;
  });
  await follow(page, to);
  await expect.poll(() => first !== undefined).toBe(true);
  await follow(page, '/docs/guides-and-samples/');
  await expect(page.locator('h1')).toHaveText('Guides and samples');
  first!();
  await page.waitForTimeout(500);
  await expect(page.locator('h1')).toHaveText('Guides and samples');
  expect((await seen.jsonValue()).join()).not.toContain('SDKs');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

import {expect, test, type Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {hold, open as openPath, pageFiles, saveData} from './openPage';
import {site, variant} from './sites';

const from = '/docs/glossary';
/** A page that the first one links to only in its navbar. */
const to = '/docs/sdks/';

async function open(page: Page, origin = site()): Promise<void> {
  await openPath(page, from, origin);
  await page.waitForLoadState('networkidle');
}

/** Navigates through the router without prefetching, as for a link that was never hovered over. */
const follow = (page: Page, path: string) => page.locator(`nav.navbar a[href="${path}"]`).dispatchEvent('click');

const slowConnection = () => {
  Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g', saveData: false}});
};
const fastConnection = () => {
  Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: false}});
};

const prefetched = (page: Page) => page.locator('head link[rel=prefetch]').count();

test('links in the viewport are prefetched', async ({page}) => {
  await page.addInitScript(fastConnection);
  await open(page);
  await expect.poll(() => prefetched(page)).toBeGreaterThan(3);
});

for (const [name, connection] of [
  ['on 2g', slowConnection],
  ['when data is saved', saveData],
] as const) {
  test(`nothing is prefetched ${name}`, async ({page}) => {
    await page.addInitScript(connection);
    await open(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.locator(`nav.navbar a[href="${to}"]`).hover();
    await page.waitForTimeout(500);
    expect(await prefetched(page)).toBe(0);
    expect(asked.filter((url) => pageFiles.test(url))).toEqual([]);
  });
}

test('the old page stays until the next one has loaded, and a progress bar shows and advances', async ({page}) => {
  await page.addInitScript(slowConnection);
  await open(page);
  const release = await hold(page, pageFiles);
  await page.evaluate(() => {
    const seen = Object.assign(window, {clicked: 0, changes: 0, places: [] as {at: number; style: string}[]});
    document.addEventListener('click', () => (seen.clicked = performance.now()), {capture: true});
    new MutationObserver(() => {
      const style = document.querySelector('#nprogress .bar')?.getAttribute('style') ?? '';
      if (style.includes('200ms') && style !== seen.places.at(-1)?.style)
        seen.places.push({at: performance.now(), style});
    }).observe(document.documentElement, {childList: true, subtree: true, attributeFilter: ['style']});
    new MutationObserver((list) => (seen.changes += list.length)).observe(document.querySelector('main')!, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  await follow(page, to);
  await expect(page.getByRole('status', {name: 'Loading the page'})).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Glossary/);
  const read = () =>
    page.evaluate(() => {
      const {clicked, changes, places} = window as unknown as {
        clicked: number;
        changes: number;
        places: {at: number; style: string}[];
      };
      const left = (style: string) => Number(/translate3d\((-?[\d.]+)%/.exec(style)?.[1]);
      return {changes, places: places.map(({at, style}) => ({at: at - clicked, left: left(style)}))};
    });
  await expect.poll(async () => (await read()).places.length).toBeGreaterThan(3);
  const {changes, places} = await read();
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
  await expect(page).toHaveURL(site() + to);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/Glossary/);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a page that cannot be loaded shows the error with a Retry button, then a spinner, then the page', async ({
  page,
}) => {
  await page.addInitScript(slowConnection);
  await open(page);
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
  await expect(page).toHaveURL(site() + to);
});

test('in the variant, a page that fails to load is reloaded', async ({page}) => {
  await page.addInitScript(slowConnection);
  await open(page, variant());
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
  await page.addInitScript(saveData);
  await open(page);
  let first: (() => void) | undefined;
  await page.route(pageFiles, async (route) => {
    // Requests of the first page are delayed.
    if (!first) await new Promise<void>((resolve) => (first = resolve));
    await route.continue();
  });
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, {seen});
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent ?? '';
      if (seen.at(-1) !== text) seen.push(text);
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
  });
  await follow(page, to);
  await expect.poll(() => first !== undefined).toBe(true);
  await follow(page, '/docs/guides-and-samples/');
  await expect(page.locator('h1')).toHaveText('Guides and samples');
  first!();
  await page.waitForTimeout(500);
  await expect(page.locator('h1')).toHaveText('Guides and samples');
  expect(await page.evaluate(() => (window as unknown as {seen: string[]}).seen)).not.toContainEqual(
    expect.stringContaining('SDKs'),
  );
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

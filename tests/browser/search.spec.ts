// cspell:ignore volumx igniitiooond
import {expect, test, type Page} from '@playwright/test';
import {site} from './sites';

async function open(page: Page, path = '/docs/glossary'): Promise<void> {
  await page.goto(site() + path);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => page.getByRole('combobox', {name: 'Search'});
const hits = (page: Page) => page.locator('.DocSearch-Hit');

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(text);
}

test('the first load brings no search code', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('/search-index/'))).toEqual([]);
  await page.locator('.al-search-button').hover();
  await expect.poll(() => requests.some((url) => url.endsWith('/search-index/core.json'))).toBe(true);
});

test('search loads when its button is focused, and runs off the main thread', async ({page}) => {
  await open(page);
  await page.waitForLoadState('networkidle');
  expect(page.workers()).toEqual([]);
  const worker = page.waitForEvent('worker');
  await page.locator('.al-search-button').focus();
  expect((await worker).url()).toContain('search_embedded_worker');
  await search(page, 'volume');
  await expect(hits(page).first()).toBeVisible();
  // A second search, and the search page, ask the same worker.
  await page.keyboard.press('Escape');
  await search(page, 'certificate');
  await dialog(page).getByRole('link', {name: 'See all results'}).click();
  await expect(page.locator('main ol > li').first()).toContainText('Certificates');
  expect(page.workers()).toHaveLength(1);
});

test('search comes back after its worker could not be loaded', async ({page}) => {
  await page.route('**/*search_embedded_worker*', (route) => route.abort());
  await open(page);
  await search(page, 'volume');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await page.unroute('**/*search_embedded_worker*');
  await dialog(page).getByRole('button', {name: 'Retry'}).click();
  await expect(hits(page).first()).toBeVisible();
});

test('the dialog shows with its stylesheet, which no page loads before', async ({page}) => {
  let sheets = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search.*.css', async (route) => {
    sheets += 1;
    await held;
    await route.continue();
  });
  await open(page);
  expect(sheets).toBe(0);
  const loaded = page.waitForResponse('**/*search_dialog*.js');
  await page.keyboard.press('Control+k');
  await loaded;
  await expect.poll(() => sheets).toBe(1);
  await expect(dialog(page)).toHaveCount(0);
  release();
  await expect(page.locator('.DocSearch-Container')).toHaveCSS('position', 'fixed');
});

test('a dialog without its stylesheet leaves the reader on the search page', async ({page}) => {
  await page.route('**/search.*.css', (route) => route.abort());
  await open(page);
  const warning = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
  await page.locator('.al-search-button').hover();
  await warning;
  await page.unroute('**/search.*.css');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  await page.route('**/search.*.css', (route) => route.abort());
  await open(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('volume');
  await expect(page).toHaveURL(/\/search(\?q=v\w*)?$/);
});

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`${key} opens the dialog, Escape closes it and leads back`, async ({page}) => {
    await open(page);
    const link = page.locator('nav.navbar a.navbar__link').first();
    await link.focus();
    await page.keyboard.press(key);
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  });
}

test('"/" is a letter while one types', async ({page}) => {
  await open(page, '/search');
  await page.getByRole('searchbox').fill('a');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('searchbox')).toHaveValue('a/');
});

test('arrows and Enter lead to the heading that was found, and it is remembered', async ({page}) => {
  await open(page);
  await search(page, 'idleTimeout');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  const target = await hits(page).nth(1).getByRole('link').getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site() + target!);
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(hits(page).getByRole('link').first()).toHaveAttribute('href', target!);
});

for (const key of ['Control', 'Meta']) {
  test(`${key}+Enter opens a new tab`, async ({page, context}) => {
    await open(page);
    await search(page, 'volumes');
    await expect(hits(page).first()).toBeVisible();
    const tab = context.waitForEvent('page');
    await page.keyboard.press(`${key}+Enter`);
    expect((await tab).url()).toContain('/docs/resources/volumes');
    await expect(page).toHaveURL(/glossary$/);
  });
}

test('a query that nothing answers says so, with where to go next', async ({page}) => {
  await open(page);
  await search(page, 'qqqqzzzz');
  await expect(dialog(page)).toContainText('No results for "qqqqzzzz"');
  await dialog(page).getByRole('link', {name: 'Glossary'}).click();
  await expect(dialog(page)).toBeHidden();
});

test('without a network the dialog and the page say so, and retry', async ({page}) => {
  await page.route('**/search-index/**', (route) => route.abort());
  await open(page);
  await search(page, 'volume');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await expect(dialog(page)).toContainText('You might want to check your network connection.');
  await page.unroute('**/search-index/**');
  await dialog(page).getByRole('button', {name: 'Retry'}).click();
  await expect(hits(page).first()).toBeVisible();

  await page.route('**/search-index/**', (route) => route.abort());
  await page.goto(`${site()}/search?q=volume`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Unable to fetch results');
  await expect(main).toContainText('You might want to check your network connection.');
  await page.unroute('**/search-index/**');
  await main.getByRole('button', {name: 'Retry'}).click();
  await expect(main.getByRole('heading', {name: 'Volumes'})).toBeVisible();
});

test('the search page keeps the query in the address, and turns pages', async ({page}) => {
  await open(page, '/search?q=deploy');
  const results = page.locator('main ol > li');
  await expect(results).toHaveCount(10);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  // Where the page stands, and what was looked for.
  await expect(results.first().locator('p').first()).toHaveText(/^Building and deploying|^Getting started|^Resources/);
  await expect(results.first().locator('mark').first()).toHaveText(/deploy/i);
  const first = await results.first().textContent();
  await page.getByRole('navigation', {name: 'Pages of results'}).getByRole('button', {name: 'Next'}).click();
  await expect(page).toHaveURL(/q=deploy&page=2$/);
  await expect(results.first()).not.toHaveText(first!);
  await page.goBack();
  await expect(results.first()).toHaveText(first!);
  await page.getByRole('searchbox').fill('volume snapshot');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=volume\+snapshot$/);
  await expect(results.first()).toContainText('Volumes');
});

for (const text of [
  '<img src=x onerror="window.pwned=1">',
  '"><script>window.pwned=1</script>',
  'x'.repeat(10_000),
  '🛫🛫',
  'שלום',
  '\0volume\0',
]) {
  test(`the query ${JSON.stringify(text.slice(0, 20))} is harmless`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await open(page);
    await search(page, text);
    await expect(dialog(page).locator('.DocSearch-NoResults, .DocSearch-Hit').first()).toBeVisible();
    await page.goto(`${site()}/search?q=${encodeURIComponent(text.slice(0, 2000))}`);
    await expect(page.getByRole('status').filter({hasText: /found|No results for/})).toBeVisible();
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(errors).toEqual([]);
  });
}

test('a link lands on its heading inside a closed tab', async ({page}) => {
  await open(page, '/docs/getting-started/installing-the-cli');
  const id = await page.evaluate(() => {
    const panel = document.querySelector('[role="tabpanel"][hidden]')!;
    panel.querySelector('p')!.id = 'inside-a-tab';
    return 'inside-a-tab';
  });
  await expect(page.locator(`#${id}`)).toBeHidden();
  await page.evaluate((hash) => (window.location.hash = hash), id);
  await expect(page.locator(`#${id}`)).toBeVisible();
});

test('keys that are typed while the dialog loads are not lost', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await open(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('volumx');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('es');
  await expect(dialog(page)).toBeHidden();
  release();
  await expect(field(page)).toHaveValue('volumes');
  await expect(hits(page).first()).toContainText('volume');
  await page.keyboard.type(' grow');
  await expect(field(page)).toHaveValue('volumes grow');
});

test('a query that nothing answers leads to one that something does', async ({page}) => {
  await open(page);
  await search(page, 'igniitiooond');
  await expect(dialog(page)).toContainText('No results for');
  await dialog(page).getByRole('button', {name: 'ignitiond'}).click();
  await expect(field(page)).toHaveValue('ignitiond');
  await expect(hits(page).first()).toContainText('ignitiond');
  await page.goto(`${site()}/search?q=igniitiooond`);
  await page.getByRole('main').getByRole('button', {name: 'ignitiond'}).click();
  await expect(page).toHaveURL(/q=ignitiond$/);
  await expect(page.locator('main ol > li').first()).toContainText('ignitiond');
});

test('browsers are told how to search the site', async ({page}) => {
  await open(page, '/');
  const link = page.locator('link[rel="search"]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  const response = await page.request.get(site() + (await link.getAttribute('href'))!);
  expect(await response.text()).toContain('/search?q={searchTerms}');
});

// cspell:ignore volumx xvolumes igniitiooond
import {expect, test, type Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {hold, open as openPath, watch} from './openPage';
import {site} from './sites';

const open = (page: Page, path = '/docs/glossary') => openPath(page, path);

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => page.getByRole('combobox', {name: 'Search'});
const hits = (page: Page) => dialog(page).getByRole('option');
const status = (page: Page) => dialog(page).getByRole('status');
const selected = (page: Page) => dialog(page).locator('[role=option][aria-selected=true]');
/** Popular tasks in an empty dialog. */
const tasks = 6;

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(text);
}

test('the first load contains no search code', async ({page}) => {
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
  expect((await worker).url()).toContain('search_src_worker');
  await search(page, 'volume');
  await expect(hits(page).first()).toBeVisible();
  // A second search and the search page use the same worker.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await search(page, 'certificate');
  await dialog(page).getByRole('link', {name: 'See all results'}).click();
  await expect(page.locator('main ol > li').first()).toContainText('Certificates');
  expect(page.workers()).toHaveLength(1);
});

test('the panel loads its own stylesheet, which docs pages do not load', async ({page}) => {
  const sheets: string[] = [];
  page.on('request', (request) => void (/search\.\w+\.css$/.test(request.url()) && sheets.push(request.url())));
  const release = await hold(page, '**/search.*.css');
  await open(page);
  expect(sheets).toEqual([]);
  await search(page, 'volume');
  await expect.poll(() => sheets).toHaveLength(1);
  await expect(status(page)).toHaveText('Searching…');
  await expect(hits(page)).toHaveCount(0);
  release();
  await expect(hits(page).first()).toHaveCSS('display', 'flex');
});

test('the search button is a link for a new tab', async ({page, context}) => {
  await open(page);
  const tab = context.waitForEvent('page');
  await page.locator('.al-search-button').click({modifiers: ['ControlOrMeta']});
  await expect(await tab).toHaveURL(`${site()}/search`);
  await expect(dialog(page)).toBeHidden();
  await page.locator('.al-search-button').focus();
  await page.keyboard.press(' ');
  await expect(dialog(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the search button links to a page with the main sections and no form', async ({page}) => {
    await page.goto(`${site()}/docs/glossary`);
    await page.locator('.al-search-button').click();
    await expect(page).toHaveURL(`${site()}/search`);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('main')).toContainText('Search requires JavaScript');
    await page.getByRole('main').getByRole('link', {name: 'Guides and samples'}).click();
    await expect(page).toHaveURL(/guides-and-samples/);
  });
});

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`${key} opens the dialog, Escape closes it and returns the focus`, {tag: '@core'}, async ({page}) => {
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

test('"/" is an ordinary character in a text field', async ({page}) => {
  await open(page, '/search');
  await page.getByRole('searchbox').fill('a');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('searchbox')).toHaveValue('a/');
});

test('arrow keys and Enter open the selected heading', {tag: '@core'}, async ({page}) => {
  await open(page);
  await search(page, 'idleTimeout');
  // The first option is the page, and the best section follows it.
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await hits(page).nth(2).getAttribute('id'))!);
  const target = await hits(page).nth(2).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site() + target!);
  await expect(dialog(page)).toBeHidden();
});

test('arrow keys, Home and End move through all options and wrap around', async ({page}) => {
  await open(page);
  await search(page, 'volume');
  await expect(hits(page).first()).toBeVisible();
  const count = await hits(page).count();
  expect(count).toBeGreaterThan(4);
  for (const [key, index] of [
    ['End', count - 1],
    ['ArrowDown', 0],
    ['ArrowUp', count - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(hits(page).nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(selected(page)).toHaveCount(1);
    await expect(hits(page).nth(index)).toBeInViewport({ratio: 1});
  }
  // While the cursor can move in the text, Home moves the cursor.
  await page.keyboard.type('s');
  await page.keyboard.press('Home');
  await page.keyboard.type('x');
  await expect(field(page)).toHaveValue('xvolumes');
});

test('Enter waits for the results of the current input', async ({page}) => {
  const release = await hold(page, '**/search-index/**');
  await open(page);
  await search(page, 'certificate');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Searching…');
  release();
  await expect(page).toHaveURL(/\/docs\/resources\/certificates/);
  await expect(dialog(page)).toBeHidden();
});

test('everything in the dialog can be reached by Tab', async ({page}) => {
  const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel);
  const walk = async (steps: number) => {
    const found: unknown[] = [];
    await field(page).focus();
    for (let step = 0; step < steps; step++) {
      await page.keyboard.press('Tab');
      found.push(await focused());
    }
    return found;
  };
  await open(page);
  await search(page, 'volume');
  await expect(hits(page).first()).toBeVisible();
  expect(await walk(3)).toEqual(['Clear', 'Cancel', 'See all results']);
  await field(page).fill('qqqqzzzz');
  await expect(dialog(page)).toContainText('No results for');
  // Suggestions are options, and without results there is no link to all of them.
  expect((await walk(2)).slice(0, 2)).toEqual(['Clear', 'Cancel']);
  await expect(dialog(page)).not.toContainText('See all results');
});

for (const [name, text, message] of [
  ['the number of results', 'volume', /^\d+ pages found$/],
  ['no results', 'qqqqzzzz', 'No results for "qqqqzzzz"'],
  ['the nearest sections', 'saml', 'Nothing matches well. These are the nearest sections.'],
  ['a query that is too long', `volume ${'and '.repeat(200)}`, /Only the first 512 characters are searched\.$/],
  ['nothing about white space, which is no query', '   ', ''],
] as const)
  test(`the dialog announces ${name}`, async ({page}) => {
    await open(page);
    await search(page, text);
    await expect(status(page)).toHaveText(message);
    await expect(hits(page).first()).toBeVisible();
  });

test('a long query is searched completely', async ({page}) => {
  await open(page);
  await search(page, `${'and '.repeat(30)}idleTimeout`);
  await expect(selected(page)).toContainText(/idle/i);
  await expect(dialog(page)).not.toContainText('Only the first');
});

test("white space isn't a query of the search page", async ({page}) => {
  await page.goto(`${site()}/search?q=%20%20`);
  await expect(page.getByRole('searchbox')).toHaveValue('  ');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('');
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

test('a query without results shows suggestions', {tag: '@core'}, async ({page}) => {
  await open(page);
  await search(page, 'qqqqzzzz');
  await dialog(page).getByRole('option', {name: 'Install the CLI'}).click();
  await expect(dialog(page)).toBeHidden();
});

test('without a network, the search page shows an error and retries', {tag: '@core'}, async ({page}) => {
  await page.route('**/search-index/**', (route) => route.abort());
  await open(page, '/search?q=volume');
  const main = page.getByRole('main');
  await expect(main).toContainText('Unable to fetch results');
  await expect(main).toContainText('You might want to check your network connection.');
  await page.unroute('**/search-index/**');
  await main.getByRole('button', {name: 'Retry'}).click();
  await expect(main.getByRole('heading', {name: 'Volumes'})).toBeVisible();
});

test('the search page shows the last page for one beyond it', async ({page}) => {
  await open(page, '/search?q=deploy&page=99');
  await expect(page).toHaveURL(/q=deploy&page=\d$/);
  await expect(page.locator('main ol > li').first()).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Pages of results'})).toContainText(/Page (\d) of \1/);
});

test('the search page keeps text that was typed before hydration', async ({page}) => {
  const release = await hold(page, '**/assets/js/*.js');
  await page.goto(`${site()}/search?q=volume`, {waitUntil: 'commit'});
  await page.getByRole('searchbox').fill('certificate');
  release();
  await expect(page.getByRole('main').getByRole('heading', {name: 'Volumes'})).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('certificate');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/q=certificate$/);
});

test('the search page keeps the query in the URL and paginates', {tag: '@core'}, async ({page}) => {
  await open(page, '/search?q=deploy');
  const results = page.locator('main ol > li');
  await expect(results).toHaveCount(10);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  // Back restores the scroll position and the query.
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
    const messages = watch(page);
    await open(page);
    await search(page, text);
    await expect(status(page)).toContainText(/found|Nothing matches well|No results for/);
    await page.goto(`${site()}/search?q=${encodeURIComponent(text.slice(0, 2000))}`);
    await expect(page.getByRole('status').filter({hasText: /found|Nothing matches well|No results for/})).toBeVisible();
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(messages).toEqual([]);
  });
}

test("keys typed while the dialog loads aren't lost", async ({page}) => {
  await open(page);
  await page.waitForLoadState('networkidle');
  const release = await hold(page, '**/assets/js/*.js');
  await page.keyboard.press('/');
  await page.keyboard.type('volumx');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('es');
  await expect(status(page)).toHaveText('Searching…');
  release();
  await expect(field(page)).toHaveValue('volumes');
  await expect(hits(page).first()).toContainText(/volume/i);
  await page.keyboard.type(' grow');
  await expect(field(page)).toHaveValue('volumes grow');
});

test('a word with three mistakes finds the one that was meant', async ({page}) => {
  await open(page);
  await search(page, 'igniitiooond');
  await expect(selected(page)).toContainText('ignitiond');
});

test('the site has an OpenSearch description', async ({page}) => {
  await open(page, '/');
  const link = page.locator('link[rel="search"]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  const response = await page.request.get(site() + (await link.getAttribute('href'))!);
  expect(await response.text()).toContain('/search?q={searchTerms}');
});

test('an empty field offers popular tasks and explanations of commands', async ({page}) => {
  await open(page);
  await page.keyboard.press('/');
  await expect(hits(page)).toHaveCount(tasks);
  await expect(dialog(page)).toContainText('Type aloft … to explain a command.');
  // Enter opens nothing until the reader selects a task.
  await expect(selected(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/installing-the-cli$/);
});

test('a page whose title is the query is selected, and its name contains its path and description', async ({page}) => {
  await open(page);
  await search(page, 'volume');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(dialog(page).getByRole('option', {name: /^Volumes Resources Volumes are block storage/})).toBeVisible();
  await expect(dialog(page).getByRole('group', {name: 'Volumes'})).toBeVisible();
});

const layouts = [
  ['Cyrillic', 'KeyK', 'л', true],
  ['Greek', 'KeyK', 'κ', true],
  ['Hebrew', 'KeyK', 'ל', true],
  ['Arabic', 'KeyK', 'ن', true],
  ['Dvorak', 'KeyV', 'k', true],
  ['Arabic, for the key of the slash', 'Slash', 'ظ', false],
  ['Dvorak, except for the key labeled T', 'KeyK', 't', true],
] as const;
for (const [name, code, key, ctrlKey] of layouts)
  test(`the shortcut works on a keyboard with the layout ${name}`, async ({page}) => {
    await open(page);
    const isPrevented = await page.evaluate(
      (init) => !document.body.dispatchEvent(new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true})),
      {key, code, ctrlKey},
    );
    expect(isPrevented).toBe(key !== 't');
    await expect(dialog(page)).toHaveCount(key === 't' ? 0 : 1);
    if (key !== 't') await expect(field(page)).toBeFocused();
  });

test('Enter that confirms the conversion of an input method opens nothing', async ({page}) => {
  await open(page);
  await search(page, 'volume');
  await expect(hits(page).first()).toBeVisible();
  await field(page).evaluate((element) =>
    element.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true})),
  );
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(/glossary$/);
});

test('the search page limits results to a part of the site', async ({page}) => {
  await open(page, '/search?q=deploy');
  await page.getByRole('navigation', {name: 'Part of the site'}).getByRole('link', {name: 'Guides'}).click();
  await expect(page).toHaveURL(/q=deploy&in=guides$/);
  await expect(page.locator('main ol > li h2 a').first()).toHaveAttribute('href', /guides-and-samples/);
  for (const link of await page.locator('main ol > li h2 a').all())
    expect(await link.getAttribute('href')).toContain('guides-and-samples');
});

test('the not-found page offers results for the words of the path', async ({page}) => {
  await page.goto(`${site()}/docs/resources/volume-snapshots`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {name: 'Pages that match the URL'})).toBeVisible();
  await expect(main.getByRole('link', {name: 'Volumes', exact: true})).toHaveAttribute(
    'href',
    '/docs/resources/volumes',
  );
  await expect(main.getByText('error: no page has the path /docs/resources/volume-snapshots')).toBeVisible();
  await expect(main.getByRole('searchbox')).toHaveValue('resources volume snapshots');
});

test('the not-found page names the page that was probably meant', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto(`${site()}/docs/volume`);
  const main = page.getByRole('main');
  await expect(main.getByText('hint: did you mean /docs/resources/volumes?')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await main.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/search\?q=volume$/);
  await page.goBack();
  await main.getByRole('link', {name: '/docs/resources/volumes'}).click();
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Volumes');
});

test('matches are visible with forced colors', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page);
  await search(page, 'volume');
  const mark = hits(page).locator('mark').first();
  const colors = await mark.evaluate((element) => {
    const {color, backgroundColor} = getComputedStyle(element);
    return [color, backgroundColor];
  });
  expect(colors[0]).not.toBe(colors[1]);
  expect(colors[1]).not.toBe('rgba(0, 0, 0, 0)');
});

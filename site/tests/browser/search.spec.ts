// cspell:ignore volumx xvolumes igniitiooond
import {expect, type Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {hold, listLoaded, open, test} from './fixtures';

test.use({start: '/docs/glossary'});

const results = (page: Page) => page.locator('main ol > li');
const main = (page: Page) => page.getByRole('main');
const button = (page: Page) => page.locator('.al-search-button');

for (const act of ['hover', 'focus'] as const)
  test(`search loads on ${act} of its button, and runs off the main thread`, async ({page, search}) => {
    expect((await listLoaded(page)).filter((url) => /search_panel|\/search\.\w+\.css$/.test(url))).toEqual([]);
    expect(page.workers()).toEqual([]);
    const loaded = [page.waitForEvent('worker'), page.waitForRequest('**/search-index/core.json')] as const;
    await button(page)[act]();
    const [worker] = await Promise.all(loaded);
    expect(worker.url()).toContain('search_src_worker');
    await search.find('volume');
    await expect(search.hits.first()).toBeVisible();
    // A second search and the search page use the same worker.
    await page.keyboard.press('Escape');
    await expect(search.dialog).toHaveCount(0);
    await search.find('certificate');
    await search.dialog.getByRole('link', {name: 'See all results'}).click();
    await expect(results(page).first()).toContainText('Certificates');
    expect(page.workers()).toHaveLength(1);
  });

test('results wait for the stylesheet of the panel', async ({page, search}) => {
  const release = await hold(page, '**/search.*.css');
  await search.find('volume');
  await expect(search.status).toHaveText('Searching…');
  await expect(search.hits).toHaveCount(0);
  release();
  await expect(search.hits.first()).toHaveCSS('display', 'flex');
});

test('the search button is a link for a new tab', async ({page, context, search}) => {
  const tab = context.waitForEvent('page');
  await button(page).click({modifiers: ['ControlOrMeta']});
  await expect(await tab).toHaveURL('/search');
  await expect(search.dialog).toBeHidden();
  await button(page).press(' ');
  await expect(search.dialog).toBeVisible();
});

test('without JavaScript, the search button links to a page of sections without a form', async ({plainPage: page}) => {
  await page.goto('/docs/glossary');
  await button(page).click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(main(page)).toContainText('Search requires JavaScript');
  await main(page).getByRole('link', {name: 'Guides and samples'}).click();
  await expect(page).toHaveURL(/guides-and-samples/);
});

test('keys open the dialog, and Escape closes it and returns the focus', {tag: '@core'}, async ({page, search}) => {
  const link = page.locator('nav.navbar a.navbar__link').first();
  await link.focus();
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(key);
    await expect(search.field, key).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search.dialog).toBeHidden();
    await expect(link).toBeFocused();
  }
});

test('the shortcut works with other layouts of the keyboard', async ({page, search}) => {
  for (const [layout, code, key, ctrlKey, opens] of [
    ['Cyrillic', 'KeyK', 'л', true, true],
    ['Greek', 'KeyK', 'κ', true, true],
    ['Hebrew', 'KeyK', 'ל', true, true],
    ['Arabic', 'KeyK', 'ن', true, true],
    ['Dvorak', 'KeyV', 'k', true, true],
    ['Arabic, for the key of the slash', 'Slash', 'ظ', false, true],
    ['Dvorak, except for the key labeled T', 'KeyK', 't', true, false],
  ] as const) {
    const isPrevented = await page.evaluate(
      (init) => !document.body.dispatchEvent(new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true})),
      {key, code, ctrlKey},
    );
    expect(isPrevented, layout).toBe(opens);
    await expect(search.dialog, layout).toHaveCount(Number(opens));
    if (opens) await expect(search.field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search.dialog).toHaveCount(0);
  }
});

test('"/" and "?" are ordinary characters in text fields', async ({page, search}) => {
  await open(page, '/search');
  for (const [type, field] of [
    [() => page.getByRole('searchbox').fill('a'), page.getByRole('searchbox')],
    [() => search.find('a', 'Control+k'), search.field],
  ] as const) {
    await type();
    await page.keyboard.type('/?');
    await expect(field).toHaveValue('a/?');
    await expect(page.getByRole('dialog').filter({visible: true})).toHaveCount(field === search.field ? 1 : 0);
  }
});

test('arrow keys select options and wrap around, and Enter opens one', {tag: '@core'}, async ({page, search}) => {
  await search.find('volume');
  // The title of a page is selected if it's the query.
  await expect(search.hits.first()).toHaveAttribute('aria-selected', 'true');
  const name = /^Volumes Resources Volumes are block storage/;
  await expect(search.dialog.getByRole('option', {name})).toBeVisible();
  await expect(search.dialog.getByRole('group', {name: 'Volumes'})).toBeVisible();
  const count = await search.hits.count();
  expect(count).toBeGreaterThan(4);
  for (const [key, index] of [
    ['ArrowUp', count - 1],
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(search.hits.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(search.selected).toHaveCount(1);
    const id = await search.hits.nth(index).getAttribute('id');
    await expect(search.field).toHaveAttribute('aria-activedescendant', id!);
    await expect(search.hits.nth(index)).toBeInViewport({ratio: 1});
  }
  // Enter that confirms the conversion of an input method opens nothing.
  await search.field.evaluate((element) =>
    element.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true})),
  );
  await expect(search.dialog).toBeVisible();
  await expect(page).toHaveURL(/glossary$/);
  // Home moves the cursor.
  await page.keyboard.type('s');
  await page.keyboard.press('Home');
  await page.keyboard.type('x');
  await expect(search.field).toHaveValue('xvolumes');
  await search.field.fill('idleTimeout');
  // The first option is the page, and the best section follows it.
  await expect(search.hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(search.hits.nth(2)).toHaveAttribute('aria-selected', 'true');
  const target = await search.hits.nth(2).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target!);
  await expect(search.dialog).toBeHidden();
});

test('Enter waits for the results of the current input', async ({page, search}) => {
  const release = await hold(page, '**/search-index/**');
  await search.find('certificate');
  await page.keyboard.press('Enter');
  await expect(search.status).toHaveText('Searching…');
  release();
  await expect(page).toHaveURL(/\/docs\/resources\/certificates/);
  await expect(search.dialog).toBeHidden();
});

test('everything in the dialog can be reached by Tab', async ({page, search}) => {
  const walk = async (steps: number) => {
    const found: unknown[] = [];
    await search.field.focus();
    for (let step = 0; step < steps; step++) {
      await page.keyboard.press('Tab');
      found.push(await page.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel));
    }
    return found;
  };
  await search.find('volume');
  await expect(search.hits.first()).toBeVisible();
  expect(await walk(3)).toEqual(['Clear', 'Cancel', 'See all results']);
  await search.field.fill('qqqqzzzz');
  await expect(search.dialog).toContainText('No results for');
  // Suggestions are options, and without results there is no link to all of them.
  expect(await walk(2)).toEqual(['Clear', 'Cancel']);
  await expect(search.dialog).not.toContainText('See all results');
});

test('the dialog announces what it has found', async ({search}) => {
  await search.find('');
  for (const [text, message] of [
    ['volume', /^\d+ pages found$/],
    ['qqqqzzzz', 'No results for "qqqqzzzz"'],
    ['saml', 'Nothing matches well. These are the nearest sections.'],
    [`volume ${'and '.repeat(200)}`, /Only the first 512 characters are searched\.$/],
    // White space is no query.
    ['   ', ''],
  ] as const) {
    await search.field.fill(text);
    await expect(search.status).toHaveText(message);
    await expect(search.hits.first()).toBeVisible();
  }
  for (const [text, selected] of [
    [`${'and '.repeat(30)}idleTimeout`, /idle/i],
    // Three mistakes
    ['igniitiooond', 'ignitiond'],
  ] as const) {
    await search.field.fill(text);
    await expect(search.selected).toContainText(selected);
    await expect(search.dialog).not.toContainText('Only the first');
  }
});

test('Control+Enter and Meta+Enter open a new tab', async ({page, context, search}) => {
  await search.find('volumes');
  await expect(search.hits.first()).toBeVisible();
  for (const key of ['Control', 'Meta']) {
    const tab = context.waitForEvent('page');
    await page.keyboard.press(`${key}+Enter`);
    expect((await tab).url(), key).toContain('/docs/resources/volumes');
    await (await tab).close();
    await expect(page).toHaveURL(/glossary$/);
  }
});

test('no results show suggestions, and an empty field popular tasks', {tag: '@core'}, async ({page, search}) => {
  await search.find('qqqqzzzz');
  await search.dialog.getByRole('option', {name: 'Install the CLI'}).click();
  await expect(search.dialog).toBeHidden();
  await expect(page).toHaveURL(/installing-the-cli$/);
  await page.goBack();
  await search.find('');
  await expect(search.hits).toHaveCount(6);
  await expect(search.dialog).toContainText('Type aloft … to explain a command.');
  // Enter opens nothing until the reader selects a task.
  await expect(search.selected).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(search.hits.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/installing-the-cli$/);
});

test("keys typed while the dialog loads aren't lost", async ({page, search}) => {
  const release = await hold(page, '**/assets/js/*.js');
  await page.keyboard.press('/');
  await page.keyboard.type('volumx');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('es');
  await expect(search.status).toHaveText('Searching…');
  release();
  await expect(search.field).toHaveValue('volumes');
  await expect(search.hits.first()).toContainText(/volume/i);
  await page.keyboard.type(' grow');
  await expect(search.field).toHaveValue('volumes grow');
});

test('any query is harmless', async ({page, search}) => {
  const answer = /found|Nothing matches well|No results for|Only the first/;
  const texts = [
    '<img src=x onerror="window.pwned=1">',
    '"><script>window.pwned=1</script>',
    'x'.repeat(10_000),
    '🛫🛫',
    'שלום',
    '\0volume\0',
  ];
  await search.find('');
  for (const text of texts) {
    await expect(search.status).toHaveText('');
    await search.field.fill(text);
    await expect(search.status).toHaveText(answer);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    await search.field.fill('');
  }
  await page.setViewportSize({width: 320, height: 640});
  for (const text of texts.map((text) => text.slice(0, 2000))) {
    await page.goto(`/search?q=${encodeURIComponent(text)}`);
    await expect(page.getByRole('status').filter({hasText: answer})).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue(text);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  }
});

test('matches are visible with forced colors', async ({page, search}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await search.find('volume');
  const [color, background] = await search.hits
    .locator('mark')
    .first()
    .evaluate((mark) => [getComputedStyle(mark).color, getComputedStyle(mark).backgroundColor]);
  expect(color).not.toBe(background);
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
});

test('the site has an OpenSearch description', async ({page}) => {
  const link = page.locator('link[rel="search"]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  const response = await page.request.get((await link.getAttribute('href'))!);
  expect(await response.text()).toContain('/search?q={searchTerms}');
});

test.describe('the search page', () => {
  test.use({start: undefined});
  const field = (page: Page) => page.getByRole('searchbox');
  const pages = (page: Page) => page.getByRole('navigation', {name: 'Pages of results'});

  test('shows an error and retries without a network', {tag: '@core'}, async ({page}) => {
    await page.route('**/search-index/**', (route) => route.abort());
    await open(page, '/search?q=volume');
    await expect(main(page)).toContainText('Unable to fetch results');
    await expect(main(page)).toContainText('You might want to check your network connection.');
    await page.unroute('**/search-index/**');
    await main(page).getByRole('button', {name: 'Retry'}).click();
    await expect(main(page).getByRole('heading', {name: 'Volumes'})).toBeVisible();
  });

  test("shows the last page for one beyond it, and doesn't search for white space", async ({page}) => {
    await open(page, '/search?q=deploy&page=99');
    await expect(page).toHaveURL(/q=deploy&page=\d$/);
    await expect(results(page).first()).toBeVisible();
    await expect(pages(page)).toContainText(/Page (\d) of \1/);
    await page.goto('/search?q=%20%20');
    await expect(field(page)).toHaveValue('  ');
    await expect(main(page).getByRole('status')).toHaveText('');
  });

  test('keeps text that was typed before hydration', async ({page}) => {
    const release = await hold(page, '**/assets/js/*.js');
    await page.goto('/search?q=volume', {waitUntil: 'commit'});
    await field(page).fill('certificate');
    release();
    await expect(main(page).getByRole('heading', {name: 'Volumes'})).toBeVisible();
    await expect(field(page)).toHaveValue('certificate');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/q=certificate$/);
  });

  test('keeps the query in the URL, paginates, and searches a part of the site', {tag: '@core'}, async ({page}) => {
    await open(page, '/search?q=volume+snapshot');
    const best = results(page).first();
    await expect(best).toContainText('Volumes');
    await field(page).fill('deploy');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=deploy$/);
    await expect(results(page)).toHaveCount(10);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    await expect(best.locator('p').first()).toHaveText(/^Building and deploying|^Getting started|^Resources/);
    await expect(best.locator('mark').first()).toHaveText(/deploy/i);
    const first = (await best.textContent())!;
    await pages(page).getByRole('button', {name: 'Next'}).click();
    await expect(page).toHaveURL(/q=deploy&page=2$/);
    await expect(best).not.toHaveText(first);
    await page.goBack();
    await expect(best).toHaveText(first);
    await page.getByRole('navigation', {name: 'Part of the site'}).getByRole('link', {name: 'Guides'}).click();
    await expect(page).toHaveURL(/q=deploy&in=guides$/);
    await expect(best.locator('h2 a')).toHaveAttribute('href', /guides-and-samples/);
    for (const link of await results(page).locator('h2 a').all())
      await expect(link).toHaveAttribute('href', /guides-and-samples/);
  });

  test('has the words of an unknown path, and the not-found page has their results', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await page.goto('/docs/resources/volume-snapshots');
    await expect(main(page).getByRole('heading', {name: 'Pages that match the URL'})).toBeVisible();
    const found = main(page).getByRole('link', {name: 'Volumes', exact: true});
    await expect(found).toHaveAttribute('href', '/docs/resources/volumes');
    await expect(main(page).getByText('error: no page has the path /docs/resources/volume-snapshots')).toBeVisible();
    await expect(main(page).getByRole('searchbox')).toHaveValue('resources volume snapshots');
    expect(await findViolations(page)).toEqual([]);
    await main(page).getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/search\?q=resources\+volume\+snapshots$/);
  });
});

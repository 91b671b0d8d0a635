// cspell:ignore quillwort zephyrine
import {expect} from '@playwright/test';
import {expectLogs, open, test} from './fixtures';
import {searchServer, variant} from './sites';

test('results of a search server are shown, with its highlights as text', async ({page, search}) => {
  const document = {
    url: '/docs/resources/volumes#limits',
    path: '/docs/resources/volumes',
    title: 'Volumes',
    trail: 'Resources',
    name: 'Limits',
    summary: 'of the server',
  };
  const highlights = [{field: 'text', snippet: '<img src=x onerror="window.pwned=1"> of the \uE000server\uE001'}];
  const asked: URL[] = [];
  await page.route(`${searchServer}/**`, (route) => {
    if (route.request().method() === 'GET') asked.push(new URL(route.request().url()));
    return route.fulfill({
      json: {found: 1, grouped_hits: [{hits: [{document, highlights}]}]},
      headers: {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'},
    });
  });
  await open(page, '/docs/glossary', variant());
  await search.find('volumes');
  // The title of the page, then the section
  await expect(search.hits).toHaveCount(2);
  await expect(search.hits.nth(1)).toContainText('<img src=x onerror="window.pwned=1"> of the server');
  await expect(search.hits.locator('mark')).toHaveText('server');
  await expect(search.dialog).not.toContainText('The search server is not responding.');
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(asked.at(-1)?.searchParams.get('filter_by')).toContain('docs-default-current');
});

for (const [place, word] of Object.entries({'a closed tab': 'quillwort', 'a collapsed section': 'zephyrine'}))
  test(`a hit lands on its heading inside ${place}`, async ({page, search}) => {
    expectLogs(page, /The search server failed/);
    await page.route(`${searchServer}/**`, (route) => route.abort());
    await open(page, '/docs/glossary', variant());
    await search.find(word);
    await expect(search.hits.nth(1)).toContainText('Behind the');
    await expect(search.dialog).toContainText('The search server is not responding.');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/hiddenPlaces#behind-the-/);
    const heading = page.getByRole('heading', {name: /Behind the/}).filter({visible: true});
    await expect(heading).toHaveCount(1);
    await expect(heading).toBeInViewport();
    await expect(page.getByText(`The word ${word} stands here.`)).toBeVisible();
  });

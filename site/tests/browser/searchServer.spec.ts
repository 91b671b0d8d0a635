// cspell:ignore quillwort zephyrine
import {expect, test, type Page, type Route} from '@playwright/test';
import {open as openPath} from './openPage';
import {searchServer, variant} from './sites';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const hits = (page: Page) => dialog(page).getByRole('option');
const notice = 'The search server is not responding. These results come from the index on this site.';

/** Opens a page of the site with a search server whose responses the test provides. */
async function open(
  page: Page,
  answer: (route: Route) => Promise<unknown>,
  path = '/docs/glossary',
): Promise<string[]> {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route(`${searchServer}/**`, answer);
  await openPath(page, path, variant());
  return warnings;
}

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search'}).fill(text);
}

const answerJson =
  (body: unknown, status = 200) =>
  (route: Route) =>
    route.fulfill({
      status,
      json: body,
      headers: {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'},
    });

test('results of a search server are shown, with its highlights as text', async ({page}) => {
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
  const warnings = await open(page, (route) => {
    if (route.request().method() === 'GET') asked.push(new URL(route.request().url()));
    return answerJson({found: 1, grouped_hits: [{hits: [{document, highlights}]}]})(route);
  });
  await search(page, 'volumes');
  // The title of the page, then the section
  await expect(hits(page)).toHaveCount(2);
  await expect(hits(page).nth(1)).toContainText('<img src=x onerror="window.pwned=1"> of the server');
  await expect(hits(page).locator('mark')).toHaveText('server');
  await expect(dialog(page)).not.toContainText(notice);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(asked.at(-1)?.searchParams.get('filter_by')).toContain('docs-default-current');
  expect(warnings).toEqual([]);
});

for (const [place, word] of [
  ['a closed tab', 'quillwort'],
  ['a collapsed section', 'zephyrine'],
] as const) {
  test(`a hit lands on its heading inside ${place}`, async ({page}) => {
    await open(page, (route) => route.abort());
    await search(page, word);
    await expect(hits(page).nth(1)).toContainText('Behind the');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/hiddenPlaces#behind-the-/);
    const heading = page.getByRole('heading', {name: /Behind the/}).filter({visible: true});
    await expect(heading).toHaveCount(1);
    await expect(heading).toBeInViewport();
    await expect(page.getByText(`The word ${word} stands here.`)).toBeVisible();
  });
}

import {expect, type Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {follow, open, test} from './fixtures';

const apps = '/docs/resources/apps';

const entry = (page: Page, id: string) => page.locator('.ref-entry').filter({has: page.locator(`[id="${id}"]`)});
const details = (page: Page, id: string) => entry(page, id).locator('details');
const openCount = (page: Page) => page.locator('.ref-entry > details[open]').count();

/** Maximum heights in screens of 900 px, at 1440 and 390 px. */
const heights: Readonly<Record<string, readonly [number, number?]>> = {
  [apps]: [16, 21],
  '/docs/resources/machines': [15, 20],
  '/docs/resources/volumes': [16, 21],
  '/docs/resources/schema': [18, 26],
  '/docs/resources/services': [13],
  '/docs/resources/certificates': [13],
  '/docs/building-and-deploying/deploying': [15],
  '/docs/monitoring/metrics': [9],
  '/docs/glossary': [9],
  '/docs/sdks/': [10],
};

for (const [path, limits] of Object.entries(heights))
  test(`${path} fits in ${limits.join(' and ')} screens`, async ({page}) => {
    for (const [index, limit] of limits.entries()) {
      await page.setViewportSize({width: index === 0 ? 1440 : 390, height: 900});
      await open(page, path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight / 900);
      expect(height).toBeLessThanOrEqual(limit!);
    }
  });

test('a link to a command or a flag opens its entry and scrolls to it', async ({page}) => {
  for (const id of ['app-create', 'app-create-image', 'app-update-memory', 'app-shared-memory']) {
    await open(page, `${apps}#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    expect(await openCount(page), id).toBe(1);
    await expect(page.locator(`.ref-entry:has([id="${id}"]) > details`)).toHaveAttribute('open', '');
  }
});

test('a command opens by a click on its row and by keyboard, and stays open after Back and Reload', async ({page}) => {
  await open(page, apps);
  expect(await openCount(page)).toBe(0);
  await entry(page, 'app-list').locator('> p').click({force: true});
  await expect(details(page, 'app-list').getByText('Usage')).toBeVisible();
  const summary = page.getByLabel('aloft app get', {exact: false}).locator('visible=true').first();
  await expect(summary).toBeAttached();
  await details(page, 'app-get').locator('summary').press('Enter');
  expect(await openCount(page)).toBe(2);
  expect(await findViolations(page)).toEqual([]);
  await follow(page, '/docs/glossary');
  await page.goBack();
  await expect(details(page, 'app-get')).toHaveAttribute('open', '');
  await page.reload();
  await expect(details(page, 'app-get')).toHaveAttribute('open', '');
  expect(await openCount(page)).toBe(2);
});

test('the list can be filtered and expanded, and is printed and found without its state', async ({page}) => {
  await open(page, apps);
  await page.getByRole('searchbox', {name: 'Filter commands and flags'}).fill('rollback');
  await expect(entry(page, 'app-rollback')).toBeVisible();
  await expect(entry(page, 'app-list')).toBeHidden();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', {name: 'Expand all'}).click();
  const all = await page.locator('.ref-entry').count();
  expect(await openCount(page)).toBe(all);
  await page.getByRole('button', {name: 'Expand all'}).click();
  expect(await openCount(page)).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await openCount(page)).toBe(all);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await openCount(page)).toBe(0);
});

test('without scripts, commands open', async ({plainPage: page}) => {
  await page.goto(apps);
  await details(page, 'app-list').locator('summary').press('Enter');
  await expect(details(page, 'app-list').getByText('Usage')).toBeVisible();
});

test("a guide's sample opens for a link into it, on paper, and without scripts", async ({page, plainPage}) => {
  const guide = '/docs/guides-and-samples/languages/javascript/nextjs';
  const sample = (on: Page) => on.locator('.markdown > details');
  await open(page, guide);
  await expect(sample(page)).not.toHaveAttribute('open');
  await page.emulateMedia({media: 'print'});
  await expect(sample(page).locator('pre').first()).toBeVisible();
  await page.emulateMedia({media: 'screen'});
  await page.goto(`${guide}#dockerfile`);
  await expect(sample(page)).toHaveAttribute('open', '');
  await expect(page.locator('#dockerfile')).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);
  await plainPage.goto(guide);
  await sample(plainPage).locator('summary').press('Enter');
  await expect(sample(plainPage).locator('pre').first()).toBeVisible();
});

test('the table of contents marks the first entry, follows, and shows only the subsections in view', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/docs/resources/schema');
  const toc = page.locator('.theme-doc-toc-desktop');
  const entries = toc.locator('.table-of-contents > li > a');
  await expect(entries.first()).toHaveCSS('border-left-width', '2px');
  await expect(entries.nth(1)).toHaveCSS('border-left-width', '0px');
  await page.goto('/docs/resources/schema#errors');
  const active = toc.locator('.table-of-contents__link--active');
  await expect(active).toHaveText('Errors');
  await expect(active).toBeInViewport();
  await expect(toc.locator('.table-of-contents > li > ul').filter({visible: true})).toHaveCount(1);
});

test('on a phone, a bar names the current section and lists the others', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, `${apps}#errors`);
  const bar = page.getByRole('button', {name: 'On this page'});
  await expect(bar).toBeInViewport();
  await expect(bar).toHaveText(/Errors$/);
  await expect(bar).toHaveAttribute('aria-expanded', 'false');
  await bar.click();
  await expect(bar).toHaveAttribute('aria-expanded', 'true');
  // In a low window, the list scrolls.
  await page.setViewportSize({width: 844, height: 390});
  const list = page.locator('.theme-doc-toc-mobile ul').first();
  expect((await list.boundingBox())!.height).toBeLessThan(240);
  await page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'Manage', exact: true}).click();
  await expect(bar).toHaveText(/Manage$/);
});

test('the manifest next to the fields marks the lines of the field in view', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/docs/resources/schema#machine-stopGrace');
  const marked = page.locator('.ref-manifest > .ref-current');
  await expect(marked.filter({hasText: 'stopGrace'})).toBeVisible();
  await expect(marked).toHaveCount(1);
  await page.setViewportSize({width: 1000, height: 900});
  await expect(page.locator('.ref-manifest')).toBeHidden();
});

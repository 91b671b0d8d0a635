import {expect, type Page} from '@playwright/test';
import {open, test} from './fixtures';

/** A page whose first links are in paragraphs. */
const start = '/docs/getting-started/deploying-an-existing-app';
test.use({start, prefetches: true});

const paragraphLink = (page: Page, kind = '') => page.locator(`.markdown p a[href^="/docs/"]${kind}:visible`).first();

test('a link in a paragraph navigates without reloading the document', async ({page}) => {
  const link = paragraphLink(page);
  const to = (await link.getAttribute('href'))!;
  await page.evaluate(() => Object.assign(window, {stayed: true}));
  await link.click();
  await expect(page).toHaveURL(to);
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window), 'the document was reloaded').toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(start);
  await expect(link).toBeVisible();
});

test('a click with a modifier is left to the browser', async ({page, context}) => {
  for (const modifier of ['ControlOrMeta', 'Shift'] as const) {
    const opened = context.waitForEvent('page');
    await paragraphLink(page).click({modifiers: [modifier]});
    await (await opened).close();
    await expect(page).toHaveURL(start);
  }
});

test('hovering over a link to a page or a section in a paragraph preloads the page', async ({page}) => {
  // Without the observer, links in the viewport aren't prefetched.
  await page.addInitScript(() => (window.IntersectionObserver.prototype.observe = () => {}));
  await open(page, start);
  await page.waitForLoadState('networkidle');
  for (const [kind, selector] of Object.entries({'a page': ':not([href*="#"])', 'a section': '[href*="#"]'}))
    await test.step(kind, async () => {
      const script = page.waitForRequest('**/*.js');
      await paragraphLink(page, selector).hover();
      await script;
      // The files of one page don't count for the next.
      await page.waitForLoadState('networkidle');
    });
});

test('a link to a heading keeps the markup, with selection and focus', async ({page}) => {
  await page.locator('nav.navbar a[href^="/docs/sdks"]').click();
  await expect(page.locator('h1')).toHaveText(/SDKs/);
  await page.waitForLoadState('networkidle');
  const pieces = await page.evaluateHandle(() => [
    ...document.querySelectorAll('.theme-doc-markdown :is(p, li, pre) *'),
  ]);
  await page.locator('.theme-doc-toc-desktop a').first().click();
  await expect(page).toHaveURL(/#/);
  await page.waitForTimeout(300);
  expect(await pieces.evaluate((all) => all.every(({isConnected}) => isConnected))).toBe(true);
});

import {expect, type Page} from '@playwright/test';
import fc from 'fast-check';
import {findViolations} from './findViolations';
import {open, test} from './fixtures';

const guide = '/docs/guides-and-samples/languages/java';

const firstTabs = (page: Page) => page.locator('main div:has(> [role=tablist])').first();
/** Text of the second panel's last paragraph or code, which the first panel hides. */
const hiddenText = (page: Page) => firstTabs(page).locator('[role=tabpanel]').nth(1).locator('p, pre').last();

test('find-in-page searches hidden panels and opens the tab of the match', async ({page}) => {
  await open(page, guide);
  await page.waitForLoadState('networkidle');
  const tabs = firstTabs(page);
  const panels = tabs.locator('[role=tabpanel]');
  await expect(panels.nth(1)).toHaveAttribute('hidden', 'until-found');
  await expect(hiddenText(page)).toBeHidden();
  // A link to a text fragment uses the browser's search, which tests can't open.
  const word = await panels.nth(1).evaluate((panel) => {
    const isOnce = (text: string) => document.querySelector('main')!.textContent!.split(text).length === 2;
    const code = panel.querySelector('code')!.textContent!;
    return code.match(/\b[A-Za-z]{5,}\b/g)!.find(isOnce)!;
  });
  await page.evaluate((text) => {
    const properties = {href: `#:~:text=${text}`, textContent: 'Find', id: 'find'};
    const link = Object.assign(document.createElement('a'), properties);
    document.querySelector('main h1')!.append(link);
  }, word);
  await page.locator('#find').click();
  await expect(tabs.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(panels.nth(1)).toBeInViewport();
  await expect(panels.first()).toHaveAttribute('hidden', 'until-found');
  await expect(panels.nth(1)).not.toHaveAttribute('hidden');
  expect(await findViolations(page)).toEqual([]);
});

test('the URL names the chosen tab of a group, and a link with it opens that tab', async ({page}) => {
  const address = '/docs/getting-started/installing-the-cli';
  await open(page, `${address}?q=kept#install`);
  const tabs = page.locator('[role=tablist][data-group=os]').first();
  await page.evaluate(() => scrollTo(0, 200));
  await tabs.getByRole('tab').nth(2).click();
  const value = await tabs.getByRole('tab').nth(2).getAttribute('data-value');
  expect(page.url()).toContain(`${address}?q=kept&os=${value}#install`);
  expect(await page.evaluate(() => scrollY)).toBeCloseTo(200, -1);
  const shared = page.url();
  const other = await page.context().browser()!.newPage();
  await other.goto(shared.replace(/\?.*/, `?os=${value}`));
  await expect(other.locator(`[role=tab][data-value=${value}]`).first()).toHaveAttribute('aria-selected', 'true');
  await other.goto(shared.replace(/\?.*/, '?os=other'));
  await expect(other.locator('[role=tab]').first()).toBeVisible();
  await other.close();
});

const ids = fc.sample(fc.string({unit: 'grapheme', minLength: 1, maxLength: 12}), {seed: 1, numRuns: 8});
const malformed = ['%', '100%', '%zz', '%E0%A4', '%00', '%ff', '#', '.x[', 'nowhere'];

test('any hash opens the tab of its target or does nothing', async ({page}) => {
  await open(page, `${guide}#%`);
  const [first, second] = [0, 1].map((index) => firstTabs(page).getByRole('tab').nth(index));
  const setHash = (hash: string) => page.evaluate((value) => (window.location.hash = value), hash);
  for (const id of [...ids, 'a b', '100%', '%41', '.x[', '"><b>'])
    await test.step(id, async () => {
      await hiddenText(page).evaluate((element, value) => (element.id = value), id);
      await first!.click();
      await setHash(encodeURIComponent(id));
      await expect(second!).toHaveAttribute('aria-selected', 'true');
      await expect(hiddenText(page)).toBeInViewport();
    });
  await first!.click();
  await expect(hiddenText(page)).toBeHidden();
  for (const hash of malformed) {
    await setHash(hash);
    // The router and the browser look for the target in the next two frames.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await expect(first!, hash).toHaveAttribute('aria-selected', 'true');
  }
});

import {expect} from '@playwright/test';
import {open, test} from './fixtures';

const bars = ['[role="region"]', '.theme-announcement-bar', 'nav.navbar', 'footer.footer'];

test('the navbar and footer stay mounted during navigation between all kinds of pages', async ({page}) => {
  await open(page, '/search');
  const found = await page.evaluateHandle((all) => all.map((bar) => document.querySelector(bar)), bars);
  const h1 = page.getByRole('heading', {level: 1});
  const listNew = () =>
    found.evaluate((old, all) => all.filter((bar, at) => !document.querySelector(bar)?.isSameNode(old[at]!)), bars);

  for (const [path, link] of [
    ['/', '.navbar__brand'],
    ['/docs/', '.navbar__link[href="/docs/"]'],
    ['/docs/sdks/', '.navbar__link[href="/docs/sdks/"]'],
    ['/', '.navbar__brand'],
  ] as const) {
    const before = await h1.textContent();
    await page.locator(link).first().click();
    await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+${path}$`));
    await expect(h1).not.toHaveText(before!);
    expect(await listNew()).toEqual([]);
  }
  await page.goBack();
  await expect(page.locator('aside .menu__link--active').last()).toBeVisible();
  expect(await listNew()).toEqual([]);
});

test('following a link resets the focus to the start of the page', async ({page}) => {
  await open(page, '/');
  await page.locator('.navbar__link[href="/docs/"]').click();
  await expect(page.locator('aside')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test('the mobile menu closes when its logo is followed', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/glossary');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('link', {name: 'Glossary'})).toBeInViewport();
  await menu.locator('.navbar__brand').click();
  await expect(page.locator('[class*=hero_]')).toBeVisible();
  await expect(menu).not.toBeInViewport();
  // The page has no sidebar, so the menu shows the navbar's links.
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(menu.getByRole('link', {name: 'SDKs'})).toBeInViewport();
  await expect(menu.getByRole('link', {name: 'Glossary'})).toHaveCount(0);
});

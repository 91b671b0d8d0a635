import {expect, type Page} from '@playwright/test';
import {open, test} from './fixtures';

test.use({start: '/docs/glossary'});

test('the navbar links to the three sections and to GitHub, or has a menu button below 996 px', async ({page}) => {
  const links = page.locator('nav.navbar a.navbar__link');
  await expect(links).toHaveText([/^Documentation$/, /^Guides & Samples$/, /^SDKs$/, /^GitHub/]);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual([
    '/docs/',
    '/docs/guides-and-samples/',
    '/docs/sdks/',
    'https://github.com/aloft-example/docs',
  ]);
  await expect(page.locator('.navbar__items--right a.navbar__link')).toHaveText([/GitHub/]);
  await page.setViewportSize({width: 995, height: 800});
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await expect(toggle).toBeVisible();
  await expect(links.first()).toBeHidden();
  await page.setViewportSize({width: 996, height: 800});
  await expect(toggle).toBeHidden();
  await expect(links.first()).toBeVisible();
});

const menu = (page: Page) => ({
  button: page.locator('.navbar__items--right').getByRole('button', {name: 'English'}),
  entry: page.locator('.dropdown__menu').getByRole('link', {name: 'English'}),
});

test('a menu opens and closes by mouse, and closes when the page scrolls', async ({page}) => {
  const {button, entry} = menu(page);
  await expect(entry).toBeHidden();
  await button.click();
  await expect(entry).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(entry).toBeHidden();
  await button.click();
  await page.locator('h1').click();
  await expect(entry).toBeHidden();
  await button.click();
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 600);
  await expect(entry).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a menu opens with the keyboard, and Escape returns focus to its button', async ({page}) => {
  const {button, entry} = menu(page);
  for (const key of ['Enter', 'Space']) {
    await button.press(key);
    await expect(entry).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(entry).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Home');
  await expect(button).toBeFocused();
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
  await expect(entry).toBeHidden();
});

test.describe(() => {
  test.use({hasTouch: true});

  test('a menu opens and closes by touch', async ({page}) => {
    const {button, entry} = menu(page);
    await button.tap();
    await expect(entry).toBeVisible();
    await page.locator('h1').tap();
    await expect(entry).toBeHidden();
  });
});

test('the menus of versions and languages expand in the mobile menu', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  for (const [name, entry] of Object.entries({Versions: 'Next', Languages: 'English'})) {
    const item = page.locator('.navbar-sidebar').getByRole('button', {name});
    const link = page.locator('.navbar-sidebar').getByRole('link', {name: entry});
    await expect(link).toBeHidden();
    await item.click();
    await expect(link).toBeVisible();
    await item.click();
    await expect(link).toBeHidden();
  }
});

test('the navbar hides when scrolling down and shows when scrolling up', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, '/docs/guides-and-samples/');
  const top = () => page.locator('nav.navbar').evaluate((navbar) => navbar.getBoundingClientRect().bottom);
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, 150);
  await page.waitForTimeout(300);
  await page.mouse.wheel(0, 200);
  await expect.poll(top).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -100);
  await expect.poll(top).toBeGreaterThan(0);
});

/** Expects the visible parts of the navbar side by side in one line. */
async function expectOneLine(page: Page): Promise<void> {
  const boxes = await page
    .locator('.navbar__inner :is(.navbar__brand, .navbar__link, .navbar__toggle, .al-search-button)')
    .filter({visible: true})
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
  const end = await page.locator('nav.navbar').evaluate((navbar) => navbar.getBoundingClientRect().bottom);
  for (const [index, {left, right, bottom}] of boxes.entries()) {
    expect(bottom).toBeLessThanOrEqual(end);
    expect(right - left).toBeGreaterThan(20);
    expect(left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 1);
  }
  expect(boxes.at(-1)!.right).toBeLessThanOrEqual(page.viewportSize()!.width);
}

for (const size of [16, 24])
  test(`the navbar fits in 1,024 px with a browser font of ${size} px`, async ({page, context}) => {
    const client = await context.newCDPSession(page);
    await client.send('Page.setFontSizes', {fontSizes: {standard: size}});
    await page.setViewportSize({width: 1024, height: 800});
    await expectOneLine(page);
    // With 16 px, the breakpoint of 62.25 em is below this window's width.
    await expect(page.locator('.navbar__toggle')).toBeVisible({visible: size > 16});
    if (size === 16) return;
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  });

test('the navbar stays in one line with a root font size of 32 px', async ({page}) => {
  // The security policy forbids a style element.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px', 'important'));
  await expectOneLine(page);
});

test('forced colors show the current tab and the carets', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  const link = (name: string) => page.locator('.navbar').getByRole('link', {name});
  await expect(link('Documentation')).toHaveCSS('text-decoration-line', 'underline');
  await expect(link('SDKs')).toHaveCSS('text-decoration-line', 'none');
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const caret = page.locator('aside .menu__caret, aside .menu__link--sublist-caret').first();
  expect(await caret.evaluate((element) => getComputedStyle(element, '::after').backgroundColor)).not.toBe(canvas);
});

// cspell:ignore kernell
import {expect, type Page} from '@playwright/test';
import {hold, hydrated, open, test} from './fixtures';
import {isPlainBuild} from './sites';

const route = '/docs/glossary';
const guide = '/docs/guides-and-samples/languages/javascript/runtimes';

/** Opens a page whose scripts are delayed. @returns a function that releases them and waits for hydration */
async function openHeld(page: Page, path = route): Promise<() => Promise<void>> {
  const release = await hold(page, '**/assets/js/*.js');
  // In a plain build, `DOMContentLoaded` waits for the scripts.
  await page.goto(path, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  return async () => {
    release();
    await hydrated(page);
  };
}

const colorMode = (page: Page) =>
  page.evaluate(() => [document.documentElement.dataset.theme, localStorage.getItem('theme')]);

test('scripts are requested after the first contentful paint', async ({page}) => {
  test.skip(isPlainBuild, 'the plain build requests scripts at once');
  await open(page, route);
  const [paint, requested] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({startTime}) => startTime),
  ]);
  expect(requested.length).toBeGreaterThan(2);
  expect(Math.min(...requested)).toBeGreaterThan(paint);
});

test('the color mode follows the system or a click before hydration, and React keeps it', async ({page}) => {
  let release = await openHeld(page);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(() => colorMode(page)).toEqual(['dark', null]);
  await release();
  expect(await colorMode(page)).toEqual(['dark', null]);
  release = await openHeld(page);
  const toggle = page.locator('nav.navbar [data-color-mode-toggle]');
  await toggle.click();
  expect(await colorMode(page)).toEqual(['light', 'light']);
  await release();
  expect(await colorMode(page)).toEqual(['light', 'light']);
  await toggle.click();
  await expect.poll(() => colorMode(page)).toEqual(['dark', 'dark']);
});

test('code is copied once before hydration', async ({page, clipboard}) => {
  const release = await openHeld(page, guide);
  const block = page.locator('[data-code-block]').filter({visible: true}).first();
  const button = block.locator('[data-copy-code]').first();
  await button.click();
  await expect(button).toHaveText('Copied');
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
  expect(await clipboard.read()).not.toBe('');
  await clipboard.write('other');
  await release();
  expect(await clipboard.read()).toBe('other');
});

test('the first click on a menu or a category is replayed after hydration', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  let release = await openHeld(page);
  await page.locator('.navbar__toggle').click();
  await release();
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();

  await page.setViewportSize({width: 1280, height: 800});
  release = await openHeld(page, guide);
  // A category without an index page.
  const category = page.locator('.menu__list-item--collapsed a.menu__link--sublist-caret').first();
  const name = await category.innerText();
  await category.click();
  await release();
  await expect(page).toHaveURL(guide);
  const opened = page.locator('.theme-doc-sidebar-menu .menu__link--sublist', {hasText: name}).first();
  await expect(opened).toHaveAttribute('aria-expanded', 'true');
});

test('a shortcut is replayed after hydration', async ({page}) => {
  for (const [keys, name] of [
    ['/', 'Search'],
    ['Control+k', 'Search'],
    // On keyboards where both need Shift.
    ['Shift+/', 'Search'],
    ['Shift+?', 'Keyboard shortcuts'],
  ] as const) {
    const release = await openHeld(page);
    await page.keyboard.press(keys);
    await release();
    await expect(page.getByRole('dialog', {name}), keys).toBeVisible();
  }
});

test('text with a correction and Enter before hydration opens the result', async ({page}) => {
  const release = await openHeld(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('linux kernell');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await release();
  await expect(page).toHaveURL(/\/docs\/advanced\/linux-kernel/);
});

test('the guide filter applies text that was typed before hydration', async ({page}) => {
  const release = await openHeld(page, '/docs/guides-and-samples/');
  await page.getByLabel('Filter guides').fill('redis');
  await release();
  await expect(page.getByText(/^1 of \d+ guides$/)).toBeVisible();
  await expect(page.getByLabel('Filter guides')).toHaveValue('redis');
});

test('single-key shortcuts that are turned off are not replayed', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('aloft.single-keys', 'off'));
  let release = await openHeld(page);
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  await release();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release = await openHeld(page);
  await page.keyboard.press('Control+k');
  await release();
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
});

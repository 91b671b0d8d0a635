import {expect, type Page} from '@playwright/test';
import {test} from './fixtures';

test.use({start: '/docs/glossary'});

const shown = (page: Page) =>
  page.evaluate(() => ({
    mode: document.documentElement.dataset.theme,
    choice: document.documentElement.dataset.themeChoice,
    stored: localStorage.getItem('theme'),
    background: getComputedStyle(document.documentElement).backgroundColor,
  }));

const toggle = (page: Page) => page.locator('.navbar__items--right').getByRole('button', {name: /currently/});

test('the site follows the system, until the toggle cycles through light, dark and system', async ({page}) => {
  for (const mode of ['dark', 'light'] as const) {
    await page.emulateMedia({colorScheme: mode});
    await expect.poll(() => shown(page)).toMatchObject({mode, choice: 'system', stored: null});
  }
  for (const choice of ['light', 'dark', 'system']) {
    await toggle(page).click();
    await expect.poll(() => shown(page)).toMatchObject({choice, stored: choice === 'system' ? null : choice});
  }
});

test('the choice is applied on reload before any script has run', async ({page}) => {
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/assets/js/*', (route) => route.abort());
  await page.reload();
  const dark = await shown(page);
  expect(dark).toMatchObject({mode: 'dark', stored: 'dark'});
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await page.reload();
  const light = await shown(page);
  expect(light.mode).toBe('light');
  expect(light.background).not.toBe(dark.background);
});

test('without scripts the site is light', async ({plainPage: page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: null});
});

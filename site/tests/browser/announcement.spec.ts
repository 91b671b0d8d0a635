import {expect} from '@playwright/test';
import {open, test} from './fixtures';
import {variant} from './sites';

test.use({start: '/'});

const bar = '.theme-announcement-bar';

test('closing the announcement bar keeps the focus at the top, until its id changes', async ({page}) => {
  await expect(page.locator(bar)).toContainText('work in progress');
  await expect(page.locator(`${bar} a`)).toHaveAttribute('href', 'https://chat.aloft.example');
  await page.getByRole('button', {name: 'Close the announcement'}).press('Enter');
  await expect(page.locator(bar)).toHaveCount(0);
  await expect(page.locator('nav.navbar .navbar__brand')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe('work_in_progress');
  await open(page, '/docs/glossary');
  await expect(page.locator(bar)).toBeHidden();

  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an_older_one'));
  await page.reload();
  await expect(page.locator(bar)).toBeVisible();
});

test('an announcement that cannot be closed ignores the storage, and fits at 320 px', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id', 'work_in_progress');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await open(page, '/docs/glossary', variant());
  // Set by the framework's inline script, before the first paint.
  await expect(page.locator('html')).toHaveAttribute('data-announcement-bar-initially-dismissed', 'false');
  for (const part of [bar, `${bar} a`]) await expect(page.locator(part)).toBeInViewport({ratio: 1});
  await expect(page.locator(`${bar} button`)).toHaveCount(0);
});

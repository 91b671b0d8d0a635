import {expect, type Page} from '@playwright/test';
import {expectLogs, open, test} from './fixtures';

test.use({start: '/docs/glossary'});

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Keyboard shortcuts'});

test('opens with "?", lists the keys, and returns the focus', async ({page}) => {
  const link = page.getByRole('link', {name: 'View as Markdown'});
  await link.press('?');
  await expect(dialog(page)).toBeVisible();
  for (const effect of [
    'Search',
    'Move between tabs',
    'Complete the word',
    'List the fields and values that fit',
    'Open the result in a new tab',
  ])
    await expect(dialog(page).getByText(effect, {exact: true})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test('turns single-key shortcuts off, and the browser remembers it', async ({page}) => {
  const hint = page.locator('.al-search-button kbd');
  await expect(hint).toBeVisible();
  await page.keyboard.press('?');
  const setting = dialog(page).getByRole('checkbox', {name: 'Single-key shortcuts: / and ?'});
  await expect(setting).toBeChecked();
  await expect(setting).toHaveAccessibleDescription(/speech input/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(setting).toBeFocused();
  await page.keyboard.press('Space');
  await expect(setting).not.toBeChecked();
  await page.keyboard.press('Escape');

  const expectOff = async () => {
    await expect(hint).toBeHidden();
    await page.keyboard.press('/');
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').filter({visible: true})).toHaveCount(1);
    await expect(page.getByRole('combobox', {name: 'Search'})).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog').filter({visible: true})).toHaveCount(0);
  };
  await expectOff();
  await open(page, '/');
  await expectOff();

  await page.getByRole('button', {name: 'Keyboard shortcuts'}).click();
  await setting.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(dialog(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('aloft.single-keys'))).toBeNull();
});

test('works without storage', async ({page}) => {
  expectLogs(page, /^error: Docusaurus storage error/);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.keyboard.press('?');
  await dialog(page).getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').filter({visible: true})).toHaveAccessibleName('Search');
});

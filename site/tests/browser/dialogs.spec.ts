import {expect, test, type Page} from '@playwright/test';
import {follow, openPage} from './openPage';

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const dialogs: Readonly<Record<string, string | RegExp>> = {
  'Explain a command': /^Explain /,
  'Manifest workbench': 'Open the manifest workbench',
  'Keyboard shortcuts': 'Keyboard shortcuts',
};

for (const [name, button] of Object.entries(dialogs)) {
  const dialog = (page: Page) => page.getByRole('dialog', {name});
  const openDialog = async (page: Page) => {
    await openPage(page, '/docs/glossary');
    await follow(page, '/docs/resources/schema');
    await page.getByRole('button', {name: button}).first().click();
    await expect(dialog(page)).toBeVisible();
  };

  test(`"${name}" closes when Back shows another page`, async ({page}) => {
    await openDialog(page);
    await page.goBack();
    await expect(heading(page)).toHaveText('Glossary');
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') === null)).toBe(true);
  });

  test(`"${name}" closes when a search result above it is opened`, async ({page}) => {
    await openDialog(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', {name: 'Search'}).fill('volume');
    await page.getByRole('option').first().click();
    await expect(heading(page)).toHaveText('Volumes');
    await expect(dialog(page)).toBeHidden();
  });
}

test('a dialog stays open when only the anchor changes', async ({page}) => {
  await openPage(page, '/docs/glossary#all-terms');
  await page.keyboard.press('?');
  await page.evaluate(() => (window.location.hash = 'term-standby'));
  await page.goBack();
  await expect(page).toHaveURL(/#all-terms$/);
  await expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible();
});

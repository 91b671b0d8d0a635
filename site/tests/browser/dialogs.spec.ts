import {expect, test, type Page} from '@playwright/test';
import {findViolations} from './findViolations';
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

test.describe('a drawing', () => {
  const button = (page: Page) => page.getByRole('button', {name: 'Enlarge the drawing'});

  for (const [width, path, title] of [
    [1280, '/docs/advanced/architecture', 'The path of a request to a machine on standby'],
    [320, '/docs/resources/volumes', 'States of a volume'],
  ] as const)
    test(`of ${path} opens in a larger size at ${width} px, and returns the focus`, async ({page}) => {
      await page.setViewportSize({width, height: 640});
      await openPage(page, path);
      const small = (await button(page).boundingBox())!;
      await button(page).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', {name: title});
      const drawing = dialog.getByRole('img', {name: title});
      await expect(drawing).toBeVisible();
      await expect(drawing).toHaveAccessibleDescription(/\w/);
      expect((await drawing.boundingBox())!.width).toBeGreaterThan(1.2 * small.width);
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button(page)).toBeFocused();
      await button(page).click();
      await expect(dialog).toBeVisible();
    });

  test('prints without the button', async ({page}) => {
    await openPage(page, '/docs/resources/volumes');
    await page.emulateMedia({media: 'print'});
    await expect(button(page)).toBeHidden();
    await expect(page.getByRole('img', {name: 'States of a volume'})).toBeVisible();
  });
});

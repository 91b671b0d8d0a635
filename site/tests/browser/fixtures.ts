import {test as base, type Locator, type Page} from '@playwright/test';

interface Search {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly hits: Locator;
  readonly selected: Locator;
  readonly status: Locator;
  /** Opens the dialog with a key, and searches. */
  readonly find: (text: string, key?: string) => Promise<void>;
}

export const test = base.extend<{
  readonly search: Search;
  /** A page whose scripts don't run. */
  readonly plainPage: Page;
}>({
  search: async ({page}, use) => {
    const dialog = page.getByRole('dialog', {name: 'Search'});
    const field = page.getByRole('combobox', {name: 'Search'});
    const hits = dialog.getByRole('option');
    await use({
      dialog,
      field,
      hits,
      selected: dialog.getByRole('option', {selected: true}),
      status: dialog.getByRole('status'),
      find: async (text, key = '/') => {
        await page.keyboard.press(key);
        await field.fill(text);
      },
    });
  },
  plainPage: async ({browser}, use) => {
    const page = await browser.newPage({javaScriptEnabled: false});
    await use(page);
    await page.close();
  },
});

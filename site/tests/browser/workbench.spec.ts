import {expect, type Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {accept, test, write} from './fixtures';

const start = '/docs/resources/schema';
test.use({start});

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Manifest workbench'});
const editor = (page: Page) => page.getByRole('textbox', {name: 'Manifest'});
const status = (page: Page) => dialog(page).getByRole('status').first();
const plan = (page: Page) => dialog(page).getByRole('group', {name: 'Dry run'});

async function openWorkbench(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Open the manifest workbench'}).click();
  await expect(editor(page)).toBeFocused();
}

test('edits a manifest fragment, and shows its problems with their lines', async ({page}) => {
  const blocks = page.locator('[data-code-block=yaml]', {hasText: 'memory: 256'});
  const button = blocks.getByRole('button', {name: /^Edit /}).last();
  await button.click();
  await expect(status(page)).toHaveText('1 problem found.');
  const problem = dialog(page).getByRole('button', {name: /^Line \d+ machine.memory/});
  await expect(problem).toHaveText(/a size such as 256Mi|text is expected/);
  await problem.click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.insertText('512Mi');
  await expect(status(page)).toHaveText('No problems found.');
  await expect(plan(page)).toContainText('Would create app hello');
});

test('completes names and values, and explains the field at the cursor', async ({page}) => {
  await openWorkbench(page);
  await write(page, editor(page), 'version: 1\napp: hello\nbuild: { image: hello }\nmachine:\n  rest');
  await page.keyboard.type('a');
  const options = page.getByRole('option');
  await expect(options).toHaveText([/^restart/]);
  await accept(page);
  await expect(editor(page)).toContainText('restart:');
  await expect(page.getByRole('option', {name: 'on-failure'})).toBeVisible();
  await page.keyboard.type('on-f');
  await expect(options).toHaveText([/^on-failure/]);
  await accept(page);
  await expect(editor(page)).toContainText('restart: on-failure');
  const field = dialog(page).getByRole('region', {name: 'Field at the cursor'});
  await expect(field).toContainText('machine.restart');
  await expect(field).toContainText('always, on-failure, never');
  await field.getByRole('link', {name: 'Reference for machine.restart'}).click();
  await expect(page).toHaveURL(/\/docs\/resources\/schema#machine-restart$/);
  await expect(dialog(page)).toBeHidden();
});

test('Tab leaves the editor, single-key shortcuts do not, and a draft survives a reload', async ({page}) => {
  await openWorkbench(page);
  await page.keyboard.type('/?');
  await expect(editor(page)).toContainText('/?version');
  await expect(editor(page)).toBeFocused();
  await write(page, editor(page), 'version: 1\n');
  await expect(status(page)).toHaveText('2 problems found.');
  await page.keyboard.press('Tab');
  const problem = dialog(page).getByRole('button', {name: /^Line 1 /});
  await expect(problem.first()).toBeFocused();
  await page.reload();
  await openWorkbench(page);
  await expect(status(page)).toHaveText('2 problems found.');
  await dialog(page).getByRole('button', {name: 'Close'}).click();
  await page.getByRole('button', {name: 'Edit aloft.yaml'}).click();
  await expect(status(page)).toHaveText('No problems found.');
  await dialog(page).getByRole('button', {name: 'Restore draft'}).click();
  await expect(status(page)).toHaveText('2 problems found.');
});

test('the manifest can be copied, downloaded and linked', async ({page, context, clipboard}) => {
  await openWorkbench(page);
  await dialog(page).getByRole('button', {name: 'Copy', exact: true}).click();
  await expect(status(page)).toHaveText('Manifest copied.');
  expect(await clipboard.read()).toMatch(/^version: 1\napp: hello\n/);
  const downloading = page.waitForEvent('download');
  await dialog(page).getByRole('button', {name: 'Download'}).click();
  expect((await downloading).suggestedFilename()).toBe('aloft.yaml');
  await write(page, editor(page), 'version: 1\napp: shared\nbuild: { image: nginx }\n');
  await expect(plan(page)).toContainText('Would create app shared');
  await dialog(page).getByRole('button', {name: 'Copy link'}).click();
  await expect(status(page)).toHaveText('Link copied. It contains the whole manifest.');
  const link = await clipboard.read();
  expect(new URL(link).pathname).toBe(start);
  const other = await context.newPage();
  await other.goto(link);
  await expect(plan(other)).toContainText('Would create app shared');
  await expect(other).toHaveURL(/\/docs\/resources\/schema$/);
  await other.goto(`${link.slice(0, -9)}%`);
  await expect(status(other)).toHaveText(/^The link is damaged/);
  expect(await findViolations(other)).toEqual([]);
  await expect(editor(other)).toBeVisible();
});

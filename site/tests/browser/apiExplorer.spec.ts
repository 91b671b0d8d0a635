import {expect, type Page} from '@playwright/test';
import {accept, open, test, write} from './fixtures';

const start = '/docs/sdks/';
test.use({start});

const dialog = (page: Page) => page.getByRole('dialog', {name: 'API explorer'});
const operation = (page: Page) => dialog(page).getByRole('combobox', {name: 'Operation'});
const body = (page: Page) => dialog(page).getByRole('textbox', {name: 'Body (JSON)'});
const code = (page: Page) => dialog(page).getByRole('region', {name: 'Code'});
const status = (page: Page) => dialog(page).getByRole('status');
const response = (page: Page) => dialog(page).getByRole('group', {name: 'Response'});
const send = (page: Page) => dialog(page).getByRole('button', {name: 'Send'}).click();

async function openExplorer(page: Page, id = 'createVolume'): Promise<void> {
  await page.getByRole('button', {name: 'Open the API explorer'}).click();
  await expect(operation(page)).toBeFocused();
  await operation(page).selectOption(id);
}

test('sends a request, shows what it changed, and shares its state with the terminal', async ({page, terminal}) => {
  await openExplorer(page);
  await send(page);
  await expect(status(page)).toHaveText('201 The resource was created. Resources changed: 1.');
  await expect(dialog(page).getByText('created volume acme/data')).toBeVisible();
  await expect(response(page)).toContainText('x-request-id: req-');
  await expect(response(page)).toContainText('"state": "creating"');
  await dialog(page).getByRole('button', {name: 'Show in the terminal'}).click();
  await expect(dialog(page)).toBeHidden();
  await expect(terminal.log).toContainText('curl -i -X POST');
  await terminal.type('aloft volume delete data --yes');
  await expect(terminal.log).toContainText('Deleted volume data');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'Open the API explorer'}).click();
  await operation(page).selectOption('getVolume');
  await send(page);
  await expect(status(page)).toHaveText('404 The resource does not exist. Resources changed: 0.');
});

test('the code follows the input, also an invalid one, and the editor completes fields', async ({page}) => {
  await openExplorer(page, 'createVolume');
  await write(page, body(page), '{"name": "data"');
  await expect(code(page)).toContainText(`-d '{"name": "data"'`);
  await send(page);
  await expect(response(page)).toContainText('not valid JSON');
  await write(page, body(page), '{\n  "name": "logs", "si');
  await page.keyboard.type('z');
  await expect(page.getByRole('option', {name: /^size/})).toBeVisible();
  await accept(page);
  await page.keyboard.insertText('"1Gi"}');
  await dialog(page).getByRole('textbox', {name: 'Idempotency-Key header'}).fill('one');
  await expect(code(page)).toContainText("-H 'Idempotency-Key: one'");
  await expect(code(page)).toContainText('"size": "1Gi"}');
  await expect(code(page)).toContainText('aloft.volumes.create("acme", { name: "logs", size: "1Gi" });');
  await operation(page).selectOption('listApps');
  await dialog(page).getByRole('spinbutton', {name: 'limit query'}).fill('1');
  await expect(code(page)).toContainText('/apps?limit=1');
});

test('opens by keyboard from an operation of the list, and returns the focus', async ({page}) => {
  await open(page, `${start}#api-scaleApp`);
  const button = page.getByRole('button', {name: 'Try scaleApp'});
  await button.press('Enter');
  await expect(operation(page)).toHaveValue('scaleApp');
  await dialog(page).getByRole('button', {name: 'Send'}).press('Enter');
  await expect(status(page)).toContainText('200');
  await expect(dialog(page).getByRole('button', {name: 'Send'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('without JavaScript, the list of operations is a reference', async ({plainPage: page}) => {
  await page.goto(start);
  await page.locator('.ref-entry:has(#api-volumes) summary').click();
  const operation = page.locator('dd', {hasText: 'POST /namespaces/{namespace}/volumes Body: name (required)'});
  await expect(operation).toBeVisible();
  await expect(page.getByRole('button', {name: /^Try /})).toHaveCount(0);
});

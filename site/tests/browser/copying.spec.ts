import {readFileSync} from 'node:fs';
import {expect, type Locator, type Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {open, test} from './fixtures';

test.use({start: '/docs/guides-and-samples/languages/python/generic'});

// The section with the sample's code.
test.beforeEach(({page}) => page.locator('.markdown > details > summary').click());

const withOutput = (page: Page) =>
  page.locator('[data-code-block=console]:has(.tok-output)').filter({visible: true}).first();
/** Opens the menu of a block. */
const openMenu = async (block: Locator) => {
  await block.getByRole('button', {name: /^More actions/}).click();
  return block.getByRole('group', {name: /^More actions/});
};

test('a transcript is copied without prompts and output, and the omission is announced', async ({page, clipboard}) => {
  await open(page, '/docs/building-and-deploying/deploying');
  const block = withOutput(page);
  const lines = (await block.locator('code').innerText()).split('\n');
  const commands = lines.filter((line) => line.startsWith('$ ')).map((line) => line.slice(2));
  await block.getByRole('button', {name: /^Copy /}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied without output'})).toBeAttached();
  const copied = await clipboard.read();
  expect(copied.split('\n')[0]).toBe(commands[0]);
  expect(copied).not.toMatch(/^\$ /m);
  expect(copied.length).toBeLessThan(lines.join('\n').length / 2);
});

test('the menu copies a transcript with its output', async ({page, clipboard}) => {
  const block = withOutput(page);
  const button = (await openMenu(block)).locator('[data-copy-code=whole]');
  await expect(button).toBeFocused();
  await button.click();
  await expect(button).toHaveText('Copied');
  await expect(page.getByRole('status').filter({hasText: 'Copied with output'})).toBeAttached();
  expect(await clipboard.read()).toBe(await block.locator('code').textContent());
  expect(await findViolations(page)).toEqual([]);
  await expect(button).toHaveText('Copy with output');
  await page.keyboard.press('Escape');
  await expect(button).toBeHidden();
  await expect(block.getByRole('button', {name: /^More actions/})).toBeFocused();
});

test('the menu wraps the lines of all blocks, also on the next page', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  const long = page.locator('[data-code-block=dockerfile] code').filter({visible: true}).first();
  const wraps = () => long.evaluate((code) => code.parentElement!.scrollWidth <= code.parentElement!.clientWidth);
  expect(await wraps()).toBe(false);
  const openItem = async () => (await openMenu(long.locator('../..'))).getByRole('button', {name: 'Wrap long lines'});
  await (await openItem()).click();
  await expect(page.getByRole('group', {name: /^More actions/})).toBeHidden();
  expect(await wraps()).toBe(true);
  const item = await openItem();
  await expect(item).toHaveAttribute('aria-pressed', 'true');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.reload();
  expect(await wraps()).toBe(true);
});

test('the menu downloads a file as it is, and copying it is left to one button', async ({page}) => {
  const file = page
    .locator('[data-code-block]')
    .filter({visible: true, hasText: /^app\.py/})
    .first();
  await expect((await openMenu(file)).locator('[data-copy-code]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await file.locator('[data-copy-code]').click();
  await expect(page.getByRole('status').filter({hasText: /^Copied$/})).toBeAttached();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    (await openMenu(file)).getByRole('button', {name: 'Download app.py'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('app.py');
  expect(readFileSync(await download.path(), 'utf8')).toBe(await file.locator('code').textContent());
});

test('over HTTP, copying names the reason and selects the code', async ({page}) => {
  await page.evaluate(() => {
    Object.defineProperty(window, 'isSecureContext', {value: false});
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await page.locator('[data-copy-code]').filter({visible: true}).first().click();
  await expect(page.getByRole('status').filter({hasText: 'only over HTTPS'})).toBeAttached();
  expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByText('Browsers allow copying only over HTTPS. Open the Markdown version')).toBeVisible();
});

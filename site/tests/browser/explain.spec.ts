import {expect, type Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {open, test} from './fixtures';

test.use({start: '/docs/resources/volumes'});

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Explain a command'});
const field = (page: Page) => page.getByRole('textbox', {name: 'Command or script'});
const status = (page: Page) => dialog(page).getByRole('status');
const term = (page: Page, word: string) => dialog(page).locator('dt', {has: page.getByText(word, {exact: true})});

async function explain(page: Page, script: string): Promise<void> {
  const button = page.getByRole('button', {name: /^Explain /}).first();
  await button.click();
  await field(page).fill(script);
}

test('explains the commands of a transcript, and returns the focus', async ({page}) => {
  const block = page.locator('[data-code-block=console]').first();
  const commands = (await block.locator('code').innerText()).split('\n').filter((line) => line.startsWith('$ '));
  const button = block.getByRole('button', {name: /^Explain /});
  await button.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(commands.map((line) => line.slice(2)).join('\n'));
  await expect(status(page)).toHaveText('No problems found.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('explains a script block without output', async ({page}) => {
  await open(page, '/docs/building-and-deploying/namespaces');
  const block = page.locator('[data-code-block=bash]', {hasText: 'set -euo pipefail'});
  await block.getByRole('button', {name: /^Explain /}).click();
  await expect(field(page)).toHaveValue(/^#!\/usr\/bin\/env bash\nset -euo pipefail\n/);
  await expect(status(page)).toHaveText('No problems found.');
  await expect(dialog(page)).toContainText('Only the words of aloft commands are explained.');
});

test('marks problems with their fix, and says what it does not explain', async ({page}) => {
  await explain(page, 'aloft volume resize data --sizes 20Gi | grep x');
  await expect(status(page)).toHaveText('1 problem found.');
  await expect(dialog(page).getByRole('listitem')).toContainText('did you mean "--size"?');
  await expect(term(page, '--sizes').locator('xpath=following-sibling::dd[1]')).toContainText('unknown flag');
  await expect(dialog(page)).toContainText('Only the words of aloft commands are explained.');
  await expect(term(page, '4').last().getByRole('link').first()).toHaveAccessibleName('Exit code 4');
  await field(page).fill('aloft volume resize data --size 20Gi');
  await expect(status(page)).toHaveText('No problems found.');
  await field(page).fill('ls');
  await expect(status(page)).toHaveText('No aloft command found.');
  await field(page).fill('PS C:\\> aloft machine create web `\n  --detach');
  await expect(status(page)).toHaveText('No aloft command found.');
  await expect(dialog(page)).toContainText('PowerShell scripts are not supported.');
});

test('links lead to the reference, without loading the site again', async ({page}) => {
  await explain(page, 'aloft machine create web --memory 1Gi');
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await dialog(page).getByRole('link', {name: '--memory'}).click();
  await expect(page).toHaveURL(/\/docs\/resources\/machines#machine-create-memory$/);
  await expect(dialog(page)).toBeHidden();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('precedes the results of a search for a command line', async ({page, search}) => {
  await search.find('aloft volume resize');
  const option = search.hits.first();
  await expect(option).toHaveText('Explain: aloft volume resize');
  // The second option is the page of the best section.
  await expect(search.hits.nth(2)).toHaveAttribute('aria-selected', 'true');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('aloft volume resize');
  await expect(search.dialog).toBeHidden();
  await expect(status(page)).toHaveText('1 problem found.');
});

test('is an option even if search fails', async ({page, search}) => {
  await page.route('**/search-index/**', (route) => route.abort());
  await search.find('aloft qqqqzzzz');
  await expect(search.dialog).toContainText('Unable to fetch results');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('aloft qqqqzzzz');
});

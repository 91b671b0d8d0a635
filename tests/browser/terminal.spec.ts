import {expect, test, type Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {follow, openPage} from './openPage';
import {site} from './sites';

const path = '/docs/resources/machines';
const log = (page: Page) => page.getByRole('log', {name: 'Output'});
const command = (page: Page) => page.getByRole('textbox', {name: 'Command'});

async function runFirst(page: Page): Promise<void> {
  await openPage(page, path);
  await page.getByRole('button', {name: /^Run /}).first().click();
  await expect(log(page).locator('pre').first()).toBeVisible();
}

async function type(page: Page, line: string): Promise<void> {
  await command(page).fill(line);
  await command(page).press('Enter');
}

test('runs a transcript with the output of its page', async ({page}) => {
  await openPage(page, path);
  const block = page.locator('[data-code-block=console]').first();
  const transcript = await block.locator('code').innerText();
  await block.getByRole('button', {name: /^Run /}).click();
  await expect(command(page)).toBeFocused();
  const lines = transcript.split('\n').filter((line) => line.trim() !== '');
  for (const line of lines) await expect(log(page)).toContainText(line.replace(/^\$ /, '').trim());
  expect(await findViolations(page)).toEqual([]);
});

test('watches a machine go to standby, and follows the color mode', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await runFirst(page);
  await type(page, 'aloft deploy');
  await page.getByRole('button', {name: 'Wait 5 min'}).click();
  await type(page, 'aloft machine list');
  await expect(log(page)).toContainText('standby');
  expect(await findViolations(page)).toEqual([]);
});

test('works by keyboard and returns the focus', async ({page}) => {
  await openPage(page, path);
  const run = page.getByRole('button', {name: /^Run /}).first();
  await run.focus();
  await page.keyboard.press('Enter');
  await expect(command(page)).toBeFocused();
  await expect(log(page).locator('pre').first()).toBeVisible();
  await page.keyboard.type('aloft mach');
  await page.keyboard.press('Tab');
  await expect(command(page)).toHaveValue('aloft machine ');
  await page.keyboard.press('Control+c');
  await expect(command(page)).toHaveValue('');
  await page.keyboard.press('ArrowUp');
  await expect(command(page)).not.toHaveValue('');
  await page.keyboard.press('Control+l');
  await expect(log(page).locator('pre')).toHaveCount(0);
  await expect(page.getByRole('link', {name: 'Open the terminal in a new tab'})).toHaveText('New tab');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(log(page)).toBeFocused();
  await command(page).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', {name: 'Terminal'})).toBeHidden();
  await expect(run).toBeFocused();
});

test('edits the manifest, and a deploy reports its problem', async ({page}) => {
  await runFirst(page);
  await type(page, 'edit aloft.yaml');
  const editor = page.getByRole('textbox', {name: 'Content of aloft.yaml'});
  await expect(editor).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await editor.fill('version: 1\napp: Hello\n');
  await page.getByRole('button', {name: 'Save'}).click();
  await type(page, 'aloft deploy');
  await expect(log(page)).toContainText('manifest_invalid');
});

test('survives navigation and a reload', async ({page}) => {
  await runFirst(page);
  await type(page, 'mkdir kept');
  await follow(page, '/docs/glossary');
  await expect(command(page)).toBeVisible();
  await page.reload();
  await expect(command(page)).toBeFocused();
  await type(page, 'ls');
  await expect(log(page).locator('pre').last()).toContainText('kept');
});

test('continues a kept session, and starts over otherwise', async ({page}) => {
  await runFirst(page);
  await type(page, 'mkdir kept');
  const run = page.getByRole('button', {name: /^Run /}).first();
  await page.getByRole('button', {name: 'Keep session'}).click();
  await run.click();
  await type(page, 'ls');
  await expect(log(page).locator('pre').last()).toContainText('kept');
  await page.getByRole('button', {name: 'Keep session'}).click();
  await run.click();
  await type(page, 'ls');
  await expect(log(page).locator('pre').last()).not.toContainText('kept');
});

for (const width of [390, 320]) {
  test(`is a modal dialog at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 640});
    await runFirst(page);
    expect(await page.evaluate(() => document.querySelector('dialog:modal') !== null)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('dialog', {name: 'Terminal'}).getByRole('button', {name: 'Close'}).click();
    await expect(page.getByRole('button', {name: /^Run /}).first()).toBeFocused();
  });
}

test('runs the session of the home page', async ({page}) => {
  await openPage(page, '/');
  await page.getByRole('button', {name: 'Run it here'}).click();
  await expect(log(page)).toContainText('Hello from Aloft');
  expect(await findViolations(page)).toEqual([]);
});

test('reports a simulator that cannot be loaded', async ({page}) => {
  await openPage(page, path);
  await page.route('**/terminal/**', (route) => route.abort());
  await page.getByRole('button', {name: /^Run /}).first().click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  expect(await findViolations(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('has no Run button', async ({page}) => {
    await page.goto(site() + path);
    await expect(page.getByRole('button', {name: /^Run /}).first()).toBeHidden();
  });
});

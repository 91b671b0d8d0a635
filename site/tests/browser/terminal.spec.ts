import {expect, type Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {hold, hydrated, open, test} from './fixtures';

const start = '/docs/resources/machines';
test.use({start});

const log = (page: Page) => page.getByRole('log', {name: 'Output'});
const command = (page: Page) => page.getByRole('textbox', {name: 'Command'});

async function runFirst(page: Page): Promise<void> {
  await page.getByRole('button', {name: /^Run /}).first().click();
  await expect(log(page).locator('pre').first()).toBeVisible();
}

async function type(page: Page, line: string): Promise<void> {
  await command(page).fill(line);
  await command(page).press('Enter');
}

const expectLast = (page: Page, text: string) => expect(log(page).locator('pre').last()).toContainText(text);

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

test('edits the manifest, whose problem a deploy reports', async ({page}) => {
  await runFirst(page);
  await type(page, 'edit aloft.yaml');
  const editor = page.getByRole('textbox', {name: 'Content of aloft.yaml'});
  await expect(editor).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  // The file stays in the editor while commands run, and after a reload.
  await editor.fill('version: 1\napp: Hello\n');
  await page.getByRole('button', {name: 'Wait 5 min'}).click();
  await expect(log(page)).toContainText('It is now');
  await expect(editor).toHaveValue('version: 1\napp: Hello\n');
  await page.reload();
  await page.getByRole('button', {name: 'Open the terminal'}).click();
  await expect(editor).toHaveValue('version: 1\napp: Hello\n');
  await page.getByRole('button', {name: 'Save'}).click();
  await type(page, 'cat aloft.yaml');
  await expectLast(page, 'app: Hello');
  await type(page, 'aloft deploy');
  await expect(log(page)).toContainText('manifest_invalid');
  await type(page, 'edit aloft.yaml');
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(command(page)).toBeFocused();
});

test('says that the simulator is starting', async ({page}) => {
  const release = await hold(page, /live-terminal_worker/);
  await page.getByRole('button', {name: /^Run /}).first().click();
  await expect(log(page)).toHaveText('Starting…');
  release();
  await expect(log(page).locator('pre').first()).toBeVisible();
  await expect(log(page)).not.toContainText('Starting…');
});

test('keeps a command whose worker crashes', async ({page}) => {
  await page.evaluate(() => {
    const Original = Worker;
    window.Worker = class extends Original {
      constructor(url: string | URL) {
        super(url);
        Object.assign(window, {crash: () => this.dispatchEvent(new Event('error'))});
      }
    };
  });
  await runFirst(page);
  await command(page).fill('mkdir kept');
  await page.evaluate(() => {
    document.querySelector<HTMLFormElement>('dialog form')!.requestSubmit();
    (window as unknown as {crash: () => void}).crash();
  });
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await command(page).press('ArrowUp');
  await expect(command(page)).toHaveValue('mkdir kept');
  await command(page).press('Enter');
  await type(page, 'ls');
  await expectLast(page, 'kept');
});

const commands = (page: Page) => log(page).locator('[class*=command]');

test('pastes a command of several lines as Copy copies it, and leaves the output of a transcript out', async ({
  page,
  clipboard,
}) => {
  const paste = async (text: string) => {
    await clipboard.write(text);
    await command(page).press('ControlOrMeta+v');
  };
  await open(page, '/docs/sdks/');
  const block = page.locator('[data-code-block=console]', {hasText: 'curl https://api'}).first();
  const copy = block.getByRole('button', {name: /^Copy /}).first();
  await copy.click();
  const copied = await clipboard.read();
  expect(copied.split('\n')[0]).toMatch(/\\$/);
  await block.getByRole('button', {name: /^Run /}).click();
  await expect(commands(page).first()).toBeVisible();
  await type(page, 'clear');
  await expect(commands(page)).toHaveCount(0);
  await paste(copied);
  await expect(command(page)).toHaveValue(/^curl .* -H .* -d .*$/);
  await command(page).press('Enter');
  await expect(commands(page)).toHaveCount(1);
  await expect(log(page).locator('pre').last()).not.toContainText('not simulated');
  await type(page, 'clear');
  await command(page).fill('aloft ');
  await paste('app list\n');
  await expect(commands(page)).toHaveText(['$ aloft app list']);
  await paste('$ ls\nREADME.md\n$ aloft whoami\nada\n');
  await expect(commands(page)).toHaveText(['$ aloft app list', '$ ls', '$ aloft whoami']);
  await expect(command(page)).toHaveValue('');
});

test('restarts in the first state', async ({page}) => {
  await runFirst(page);
  await type(page, 'mkdir made');
  await type(page, 'ls');
  await expectLast(page, 'made');
  await page.getByRole('button', {name: 'Restart'}).click();
  await expect(commands(page)).toHaveText(['$ ls']);
  await expect(log(page)).not.toContainText('made');
});

test('a new tab continues in a copy of the session, until its terminal is closed', async ({page, context}) => {
  await runFirst(page);
  await type(page, 'mkdir copied');
  await expect(log(page)).toContainText('mkdir copied');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', {name: 'Open the terminal in a new tab'}).click();
  const tab = await opened;
  await type(tab, 'ls');
  await expectLast(tab, 'copied');
  await type(tab, 'mkdir other');
  await type(page, 'ls');
  await expect(log(page).locator('pre').last()).not.toContainText('other');
  await tab.getByRole('dialog', {name: 'Terminal'}).getByRole('button', {name: 'Close'}).click();
  await expect(tab).toHaveURL(start);
  await tab.reload();
  await hydrated(tab);
  await expect(tab.getByRole('dialog', {name: 'Terminal'})).toBeHidden();
});

test('survives navigation and a reload', async ({page}) => {
  await runFirst(page);
  await type(page, 'mkdir kept');
  await page.locator('aside').getByRole('link', {name: 'Glossary'}).click();
  await expect(page).toHaveURL(/glossary$/);
  await expect(command(page)).toBeVisible();
  await page.reload();
  const bar = page.getByRole('button', {name: /^Open the terminal \(\d commands\)/});
  await expect(bar).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await bar.click();
  await expect(command(page)).toBeFocused();
  await type(page, 'ls');
  await expectLast(page, 'kept');
});

test('another page continues a kept session, and starts over otherwise', async ({page}) => {
  const run = page.getByRole('button', {name: /^Run /}).first();
  const isKept = page.getByRole('button', {name: 'Keep session'});
  await runFirst(page);
  await type(page, 'mkdir kept');
  await isKept.click();
  await page.locator('aside').getByRole('link', {name: 'Apps', exact: true}).click();
  await expect(page).toHaveURL(/apps$/);
  await run.click();
  await type(page, 'ls');
  await expectLast(page, 'kept');
  await isKept.click();
  await run.click();
  await type(page, 'ls');
  await expect(log(page).locator('pre').last()).not.toContainText('kept');
});

test("doesn't cover the block that it runs", async ({page}) => {
  const block = page.locator('[data-code-block=console]').first();
  await block.evaluate((element) => element.scrollIntoView({block: 'end'}));
  await block.getByRole('button', {name: /^Run /}).click();
  await expect(command(page)).toBeFocused();
  const {bottom} = await block.evaluate((element) => element.getBoundingClientRect());
  const {y} = (await page.getByRole('dialog', {name: 'Terminal'}).boundingBox())!;
  expect(bottom).toBeLessThanOrEqual(y + 1);
});

test('is a modal dialog at 320 px, and returns the focus', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await runFirst(page);
  expect(await page.evaluate(() => document.querySelector('dialog:modal') !== null)).toBe(true);
  await page.getByRole('dialog', {name: 'Terminal'}).getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('button', {name: /^Run /}).first()).toBeFocused();
});

test('runs the session of the home page', async ({page}) => {
  await open(page, '/');
  const card = page.getByRole('figure').filter({hasText: 'A first deploy'});
  await expect(card).toContainText('running');
  await page.getByRole('button', {name: 'Run it here'}).click();
  const last = card.getByText('Hello from Aloft');
  await expect(last).toBeHidden();
  await expect(card.getByText('not billed')).toBeVisible();
  await expect(last).toBeVisible();
  await page.getByRole('button', {name: 'Open in terminal'}).click();
  await expect(log(page)).toContainText('Hello from Aloft');
  expect(await findViolations(page)).toEqual([]);
});

test('has no Run button without JavaScript', async ({plainPage}) => {
  await plainPage.goto(start);
  await expect(plainPage.getByRole('button', {name: /^Run /}).first()).toBeHidden();
});

import {expect} from '@playwright/test';
import {findViolations} from './findViolations';
import {hold, hydrated, open, readTerminal, test} from './fixtures';

const start = '/docs/resources/machines';
test.use({start});

test('watches a machine go to standby, and follows the color mode', async ({page, terminal}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await terminal.start();
  await terminal.type('aloft deploy');
  await page.getByRole('button', {name: 'Wait 5 min'}).click();
  await terminal.type('aloft machine list');
  await expect(terminal.log).toContainText('standby');
  expect(await findViolations(page)).toEqual([]);
});

test('works by keyboard and returns the focus', async ({page, terminal}) => {
  await terminal.run.press('Enter');
  await expect(terminal.command).toBeFocused();
  await expect(terminal.outputs.first()).toBeVisible();
  await page.keyboard.type('aloft mach');
  await page.keyboard.press('Tab');
  await expect(terminal.command).toHaveValue('aloft machine ');
  await page.keyboard.press('Control+c');
  await expect(terminal.command).toHaveValue('');
  await page.keyboard.press('ArrowUp');
  await expect(terminal.command).not.toHaveValue('');
  await page.keyboard.press('Control+l');
  await expect(terminal.outputs).toHaveCount(0);
  await expect(page.getByRole('link', {name: 'Open the terminal in a new tab'})).toHaveText('New tab');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(terminal.log).toBeFocused();
  await terminal.command.press('Escape');
  await page.keyboard.press('Escape');
  await expect(terminal.dialog).toBeHidden();
  await expect(terminal.run).toBeFocused();
});

test('edits the manifest, whose problem a deploy reports', async ({page, terminal}) => {
  await terminal.start();
  await terminal.type('edit aloft.yaml');
  const editor = page.getByRole('textbox', {name: 'Content of aloft.yaml'});
  await expect(editor).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  // The file stays in the editor while commands run, and after a reload.
  await editor.fill('version: 1\napp: Hello\n');
  await page.getByRole('button', {name: 'Wait 5 min'}).click();
  await expect(terminal.log).toContainText('It is now');
  await expect(editor).toHaveValue('version: 1\napp: Hello\n');
  await page.reload();
  await page.getByRole('button', {name: 'Open the terminal'}).click();
  await expect(editor).toHaveValue('version: 1\napp: Hello\n');
  await page.getByRole('button', {name: 'Save'}).click();
  await terminal.type('cat aloft.yaml');
  await terminal.expectLast('app: Hello');
  await terminal.type('aloft deploy');
  await expect(terminal.log).toContainText('manifest_invalid');
  await terminal.type('edit aloft.yaml');
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(terminal.command).toBeFocused();
});

test('keeps a command whose worker crashes', async ({page, terminal}) => {
  await page.evaluate(() => {
    const Original = Worker;
    window.Worker = class extends Original {
      constructor(url: string | URL) {
        super(url);
        Object.assign(window, {crash: () => this.dispatchEvent(new Event('error'))});
      }
    };
  });
  await terminal.start();
  await terminal.command.fill('mkdir kept');
  await page.evaluate(() => {
    document.querySelector<HTMLFormElement>('dialog form')!.requestSubmit();
    (window as unknown as {crash: () => void}).crash();
  });
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await terminal.command.press('ArrowUp');
  await expect(terminal.command).toHaveValue('mkdir kept');
  await terminal.command.press('Enter');
  await terminal.type('ls');
  await terminal.expectLast('kept');
});

test('pastes a command of several lines, and a transcript without its output', async ({page, clipboard, terminal}) => {
  await open(page, '/docs/sdks/');
  const block = page.locator('[data-code-block=console]', {hasText: 'curl https://api'}).first();
  const copy = block.getByRole('button', {name: /^Copy /}).first();
  await copy.click();
  await block.getByRole('button', {name: /^Run /}).click();
  await expect(terminal.commands.first()).toBeVisible();
  await terminal.type('clear');
  await terminal.command.press('ControlOrMeta+v');
  await expect(terminal.command).toHaveValue(/^curl .* -H .* -d .*$/);
  await terminal.command.press('Enter');
  await expect(terminal.outputs.last()).not.toContainText('not simulated');
  await terminal.type('clear');
  await terminal.command.fill('aloft ');
  await clipboard.write('app list\n');
  await terminal.command.press('ControlOrMeta+v');
  await expect(terminal.commands).toHaveText(['$ aloft app list']);
  await clipboard.write('$ ls\nREADME.md\n$ aloft whoami\nada\n');
  await terminal.command.press('ControlOrMeta+v');
  await expect(terminal.commands).toHaveText(['$ aloft app list', '$ ls', '$ aloft whoami']);
  await expect(terminal.command).toHaveValue('');
});

test('says that the simulator is starting, and restarts in the first state', async ({page, terminal}) => {
  const release = await hold(page, /live-terminal_worker/);
  await terminal.run.click();
  await expect(terminal.log).toHaveText('Starting…');
  release();
  await expect(terminal.outputs.first()).toBeVisible();
  await expect(terminal.log).not.toContainText('Starting…');
  await terminal.type('mkdir made');
  await terminal.type('ls');
  await terminal.expectLast('made');
  await page.getByRole('button', {name: 'Restart'}).click();
  await expect(terminal.commands).toHaveText(['$ ls']);
  await expect(terminal.log).not.toContainText('made');
});

test('a new tab continues a copy of the session until it is closed', async ({page, context, terminal}) => {
  await terminal.start();
  await terminal.type('mkdir copied');
  await expect(terminal.log).toContainText('mkdir copied');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', {name: 'Open the terminal in a new tab'}).click();
  const tab = await opened;
  const inTab = readTerminal(tab);
  await inTab.type('ls');
  await inTab.expectLast('copied');
  await inTab.type('mkdir other');
  await terminal.type('ls');
  await expect(terminal.outputs.last()).not.toContainText('other');
  await inTab.dialog.getByRole('button', {name: 'Close'}).click();
  await expect(tab).toHaveURL(start);
  await tab.reload();
  await hydrated(tab);
  await expect(inTab.dialog).toBeHidden();
});

test('survives navigation and a reload', async ({page, terminal}) => {
  await terminal.start();
  await terminal.type('mkdir kept');
  await page.locator('aside').getByRole('link', {name: 'Glossary'}).click();
  await expect(page).toHaveURL(/glossary$/);
  await expect(terminal.command).toBeVisible();
  await page.reload();
  const bar = page.getByRole('button', {name: /^Open the terminal \(\d commands\)/});
  await expect(bar).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await bar.click();
  await expect(terminal.command).toBeFocused();
  await terminal.type('ls');
  await terminal.expectLast('kept');
});

test('another page continues a kept session, and starts over otherwise', async ({page, terminal}) => {
  const isKept = page.getByRole('button', {name: 'Keep session'});
  await terminal.start();
  await terminal.type('mkdir kept');
  await isKept.click();
  await page.locator('aside').getByRole('link', {name: 'Apps', exact: true}).click();
  await expect(page).toHaveURL(/apps$/);
  await terminal.run.click();
  await terminal.type('ls');
  await terminal.expectLast('kept');
  await isKept.click();
  await terminal.run.click();
  await terminal.type('ls');
  await expect(terminal.outputs.last()).not.toContainText('kept');
});

test("doesn't cover the block that it runs, and is a modal dialog at 320 px", async ({page, terminal}) => {
  const block = page.locator('[data-code-block=console]').first();
  await block.evaluate((element) => element.scrollIntoView({block: 'end'}));
  await block.getByRole('button', {name: /^Run /}).click();
  await expect(terminal.command).toBeFocused();
  const {bottom} = await block.evaluate((element) => element.getBoundingClientRect());
  const {y} = (await terminal.dialog.boundingBox())!;
  expect(bottom).toBeLessThanOrEqual(y + 1);
  await terminal.dialog.getByRole('button', {name: 'Close'}).click();
  await page.setViewportSize({width: 320, height: 640});
  await terminal.run.click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await terminal.dialog.getByRole('button', {name: 'Close'}).click();
  await expect(terminal.run).toBeFocused();
});

test('runs the session of the home page', async ({page, terminal}) => {
  await open(page, '/');
  const card = page.getByRole('figure').filter({hasText: 'A first deploy'});
  await expect(card).toContainText('running');
  await page.getByRole('button', {name: 'Run it here'}).click();
  const last = card.getByText('Hello from Aloft');
  await expect(last).toBeHidden();
  await expect(card.getByText('not billed')).toBeVisible();
  await expect(last).toBeVisible();
  await page.getByRole('button', {name: 'Open in terminal'}).click();
  await expect(terminal.log).toContainText('Hello from Aloft');
  expect(await findViolations(page)).toEqual([]);
});

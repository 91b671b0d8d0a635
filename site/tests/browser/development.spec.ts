import {spawn} from 'node:child_process';
import {rmSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {expect, test} from '@playwright/test';

/** A free port. */
const choosePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

test("under `npm start`, search reports that it's being prepared and then works, and so does copying", async ({
  page,
  context,
}) => {
  // The site is bundled twice: for the development server and for the index.
  test.setTimeout(300_000);
  rmSync('.cache/search', {recursive: true, force: true});
  const origin = `http://127.0.0.1:${await choosePort()}`;
  const core = `${origin}/search-index/core.json`;
  const args = ['scripts/start.ts', '--port', new URL(origin).port, '--host', '127.0.0.1', '--no-open'];
  // Playwright sets NODE_ENV; a terminal doesn't. Other tests read the files that the build generated.
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/generated/development',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {env, detached: true, stdio: 'ignore'});
  try {
    const readCore = (): Promise<unknown> =>
      page.request.get(core).then(
        (response) => response.json(),
        () => undefined,
      );
    await expect.poll(readCore, {timeout: 120_000}).toEqual({preparing: true});
    // Delayed so that the message appears even if the index is ready early.
    await page.route(core, (route) => route.fulfill({json: {preparing: true}}));
    await page.goto(`${origin}/docs/glossary`, {timeout: 120_000});
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused({timeout: 2000});
    }).toPass({timeout: 60_000});
    await page.keyboard.type('volume snapshot');
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await expect(dialog).toContainText('The development server is still preparing the search index.');
    await expect.poll(readCore, {timeout: 200_000}).not.toEqual({preparing: true});
    await page.unroute(core);
    await dialog.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('option').nth(1)).toContainText(/snapshot/i);

    // In the built page, an inline script handles it.
    await context.grantPermissions(['clipboard-write'], {origin});
    await page.goto(`${origin}/docs/building-and-deploying/building`, {timeout: 120_000});
    await expect(async () => {
      await page.locator('[data-copy-code]').first().click({timeout: 2000});
      await expect(page.locator('[data-copy-code]').first()).toHaveText('Copied', {timeout: 1000});
    }).toPass({timeout: 60_000});
  } finally {
    // Stops the server and the index build.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  }
});

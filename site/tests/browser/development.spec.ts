import {spawn} from 'node:child_process';
import {expect} from '@playwright/test';
import {choosePort} from '@aloft/example-runner';
import {test} from './fixtures';

test('under `npm start`, copying works, and search finds what the last build contains', async ({page}) => {
  test.setTimeout(300_000);
  const origin = `http://127.0.0.1:${await choosePort()}`;
  const args = ['scripts/start.ts', '--port', new URL(origin).port, '--host', '127.0.0.1', '--no-open'];
  // Playwright sets NODE_ENV; a terminal doesn't. Other tests read the files that the build generated.
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/generated/development',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {env, detached: true, stdio: 'ignore'});
  try {
    const address = `${origin}/docs/building-and-deploying/building`;
    await expect(async () => expect((await page.goto(address))?.ok()).toBe(true)).toPass({timeout: 120_000});
    // In the built page, an inline script handles copying.
    await expect(async () => {
      await page.locator('[data-copy-code]').first().click({timeout: 2000});
      await expect(page.locator('[data-copy-code]').first()).toHaveText('Copied', {timeout: 1000});
    }).toPass({timeout: 60_000});
    await page.keyboard.press('/');
    await page.keyboard.type('volume snapshot');
    await expect(page.getByRole('option').nth(1)).toContainText(/snapshot/i, {timeout: 60_000});
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  }
});

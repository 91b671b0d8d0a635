import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {findViolations} from './findViolations';
import {openPage} from './openPage';

test.describe('the actions of a page', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  for (const [path, width] of [
    ['/docs/glossary', 1280],
    ['/markdown-page', 320],
  ] as const)
    test(`copy ${path} as Markdown at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 640});
      await openPage(page, path);
      await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', `${path}.md`);
      await page.getByRole('button', {name: 'Copy page'}).click();
      await expect(page.getByText('Copied as Markdown')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.trimEnd()).toBe(readFileSync(`build${path}.md`, 'utf8').trimEnd());
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await findViolations(page)).toEqual([]);
    });

  test('open the Markdown version', async ({page}) => {
    await openPage(page, '/docs/resources/volumes');
    const link = page.getByRole('link', {name: 'View as Markdown'});
    await expect(link).toHaveAttribute('href', '/docs/resources/volumes.md');
    await page.getByRole('link', {name: 'Glossary'}).first().click();
    await expect(link).toHaveAttribute('href', '/docs/glossary.md');
    await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', '/docs/glossary.md');
  });

  test('offer an alternative when the page cannot be copied', async ({page}) => {
    await page.route('**/docs/glossary.md', (route) => route.abort());
    await openPage(page, '/docs/glossary');
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(
      page.getByText('Could not copy. Check your network connection, or open the Markdown version.'),
    ).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});

import {readFileSync} from 'node:fs';
import {expect} from '@playwright/test';
import {findViolations} from './findViolations';
import {open, test} from './fixtures';

for (const [path, width] of Object.entries({'/docs/glossary': 1280, '/markdown-page': 320}))
  test(`${path} is copied as Markdown at ${width} px`, async ({page, clipboard}) => {
    await page.setViewportSize({width, height: 640});
    await open(page, path);
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', `${path}.md`);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByText('Copied as Markdown')).toBeVisible();
    expect((await clipboard.read()).trimEnd()).toBe(readFileSync(`build${path}.md`, 'utf8').trimEnd());
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test('the link to the Markdown version is that of the page after navigation', async ({page}) => {
  await open(page, '/docs/resources/volumes');
  const link = page.getByRole('link', {name: 'View as Markdown'});
  await expect(link).toHaveAttribute('href', '/docs/resources/volumes.md');
  await page.getByRole('link', {name: 'Glossary'}).first().click();
  await expect(link).toHaveAttribute('href', '/docs/glossary.md');
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', '/docs/glossary.md');
});

test('an alternative is offered when the page cannot be copied', async ({page}) => {
  await page.route('**/docs/glossary.md', (route) => route.abort());
  await open(page, '/docs/glossary');
  await page.getByRole('button', {name: 'Copy page'}).click();
  const message = 'Could not copy. Check your network connection, or open the Markdown version.';
  await expect(page.getByText(message)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

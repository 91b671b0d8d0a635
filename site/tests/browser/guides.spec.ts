import {expect} from '@playwright/test';
import {readGuides} from '@aloft/content/guides';
import {test} from './fixtures';

const guides = readGuides(process.cwd());

test.use({start: '/docs/guides-and-samples/'});

test('the filter narrows the list of guides, announces the count, and is reset by keyboard', async ({page}) => {
  const field = page.getByRole('searchbox', {name: 'Filter guides'});
  const status = page.locator('main .theme-doc-markdown').getByRole('status');
  const cards = page.locator('main section li a');
  await expect(cards).toHaveCount(guides.length);
  await expect(status).toHaveText('');
  await field.focus();
  await page.keyboard.type('rails');
  await expect(status).toHaveText(`2 of ${guides.length} guides`);
  await expect(cards).toHaveText([/PHP next to Rails/, /^Rails/]);
  await page.keyboard.press('Tab');
  await expect(cards.first()).toBeFocused();
  await field.fill('cobol');
  await expect(status).toHaveText(`0 of ${guides.length} guides`);
  await expect(page.getByText('No guide matches "cobol".')).toBeVisible();
  const help = page.locator('main').getByRole('link', {name: 'Write a Dockerfile for your app'});
  await expect(help).toHaveAttribute('href', /\/docs\/building-and-deploying\/building$/);
  await page.getByRole('button', {name: 'Show all guides'}).press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(cards).toHaveCount(guides.length);
});

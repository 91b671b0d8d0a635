import {expect} from '@playwright/test';
import {findViolations} from './findViolations';
import {expectLogs, hydrated, open, test} from './fixtures';
import {variant} from './sites';

test('a crash shows the error, its causes and a retry button', async ({page}) => {
  expectLogs(page, /the page fell/);
  await open(page, '/failing/crash', variant());
  await page.getByRole('button', {name: 'Crash now'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await expect(page.getByRole('main')).toContainText(/the page fell\s*Cause:\s*a bolt broke\s*Cause:\s*rust/);
  await expect(page.locator('nav.navbar')).toBeVisible();
  const again = page.getByRole('button', {name: 'Try again'});
  await again.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await page.evaluate(() => Object.assign(window, {fixed: true}));
  await again.click();
  await expect(page.getByText('Well again')).toBeVisible();
});

test('a crash with any value is reported', async ({page}) => {
  expectLogs(page, /./);
  for (const [hash, text] of Object.entries({
    null: 'null',
    undefined: 'undefined',
    circular: 'the page circlesCause: a wheel turns',
    text: 'the page fellCause: a bolt broke',
    root: 'the layout fellCause: no ground',
    'root-null': 'null',
  })) {
    await open(page, `/failing/crash#${hash}`, variant());
    await page.getByRole('button', {name: 'Crash now'}).click();
    await expect(page.getByRole('heading', {level: 1}), hash).toHaveText('This page crashed.');
    await expect(page.getByRole('main').getByRole('alert'), hash).toHaveText(text);
  }
});

test('an unknown path returns 404 with a page that links to the docs', async ({page}) => {
  const answer = await page.goto('/docs/no-such-page');
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found | Aloft');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', {name: 'Glossary'}).click();
  await expect(page).toHaveURL('/docs/glossary');
});

test('navigation from a crashed page works', async ({page}) => {
  expectLogs(page, /no observer/);
  await open(page, '/docs/glossary');
  await page.evaluate(() => {
    const {IntersectionObserver: original} = window;
    Object.assign(window, {fix: () => (window.IntersectionObserver = original)});
    window.IntersectionObserver = class extends original {
      override observe(element: Element) {
        if (element.closest('main')) throw new Error('no observer');
        super.observe(element);
      }
    };
  });
  await page.locator('nav.navbar a[href="/docs/sdks/"]').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await page.evaluate(() => (window as unknown as {fix: () => void}).fix());
  await page.locator('nav.navbar a[href="/docs/"]').click();
  await expect(page).toHaveURL('/docs/');
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('This page crashed.');
});

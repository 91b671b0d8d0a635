import {expect, test, type Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {hydrated} from './openPage';
import {optionsSite} from './sites';

/** Options and elements of Docusaurus that the site's own pages don't use, in a small site with a base URL. */

/** Opens a page, and waits for hydration. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(optionsSite() + path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

const paths = [
  '/',
  '/docs/elements/',
  '/docs/hidden-parts/',
  '/docs/generated/',
  '/docs/generated/first/',
  '/docs/generated/secret/',
  '/docs/tags/',
  '/docs/tags/beta/',
  '/blog/',
  '/blog/2026/01/15/hello/',
  '/blog/tags/news/',
];

/** Violations in Docusaurus's own markup: task lists, footnotes, lists of posts and pages that hide their title. */
const upstream = /^(label: .*checkbox|link-in-text-block: .*footnote|page-has-heading-one: )/;

for (const path of paths) {
  test(`${path} has no errors, violations or overflow with other options`, async ({page}) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
    });
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 800});
      await open(page, path);
      const violations = await findViolations(page);
      expect(
        violations.filter((line) => !upstream.test(line)),
        `${width} px`,
      ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no overflow').toBe(width);
    }
    expect(problems).toEqual([]);
  });
}

test('the elements of a page work', async ({page}) => {
  await open(page, '/docs/elements/');
  const article = page.locator('article');
  for (const kind of ['note', 'tip', 'info', 'warning', 'danger', 'caution'])
    await expect(article.getByText(`A ${kind}.`.replace('A info', 'An info'))).toBeVisible();
  await expect(article.getByText('Its own title')).toBeVisible();

  await expect(article.getByText('What the summary hides.')).toBeHidden();
  await article.getByText('More', {exact: true}).click();
  await expect(article.getByText('What the summary hides.')).toBeVisible();

  await expect(article.locator('blockquote')).toHaveCSS('border-left-style', 'solid');
  await expect(article.getByRole('checkbox').first()).toBeChecked();
  for (const name of ['A gray square', 'The square again'])
    expect(
      await article
        .getByRole('img', {name})
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.width)),
    ).toBe(64);

  await article.getByRole('button', {name: 'Count: 0'}).click();
  await expect(article.getByRole('button', {name: 'Count: 1'})).toBeVisible();

  await article.locator('a[href$="fn-1"]').click();
  await expect(page.locator('[id$="fn-1"]')).toBeInViewport();
});

test('the contents list the levels of the configuration', async ({page}) => {
  await open(page, '/docs/elements/');
  const contents = page.locator('.table-of-contents');
  await expect(contents.getByRole('link')).toHaveText(['Level two', 'Level three']);
});

test('a page can hide its title and its contents', async ({page}) => {
  await open(page, '/docs/hidden-parts/');
  await expect(page.locator('article h1')).toHaveCount(0);
  await expect(page.locator('.table-of-contents')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Hidden parts/);
});

test('the sidebar can be hidden and shown, and keeps one category open', async ({page}) => {
  await open(page, '/docs/elements/');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await expect(sidebar.locator('.html-item')).toHaveText('From HTML');
  await expect(sidebar.locator('.classed-item')).toContainText('Hidden parts');

  await sidebar.getByRole('button', {name: /Expand.*Generated/}).click();
  await expect(sidebar.getByRole('link', {name: 'The first page'})).toBeVisible();
  await sidebar.getByRole('button', {name: 'Other'}).click();
  await expect(sidebar.getByRole('link', {name: 'The second page'})).toBeVisible();
  await expect(sidebar.getByRole('link', {name: 'The first page'})).toBeHidden();

  await page.getByRole('button', {name: 'Collapse sidebar'}).click();
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', {name: 'Expand sidebar'}).click();
  await expect(sidebar).toBeVisible();
});

test('a generated page lists its category, without unlisted pages and drafts', async ({page}) => {
  await open(page, '/docs/elements/');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Generated'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Generated');
  await expect(page.locator('article').getByRole('heading', {level: 2})).toHaveText([/The first page/]);

  expect((await page.request.get(`${optionsSite()}/docs/generated/draft/`)).status()).toBe(404);
  await open(page, '/docs/generated/secret/');
  await expect(page.locator('.theme-unlisted-banner')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const sitemap = await (await page.request.get(`${optionsSite()}/sitemap.xml`)).text();
  expect(sitemap).toContain('/options/docs/generated/first/');
  expect(sitemap).not.toContain('secret');
});

test('tags link to their pages', async ({page}) => {
  await open(page, '/docs/elements/');
  await page.locator('.theme-doc-footer').getByRole('link', {name: 'beta'}).click();
  await expect(page).toHaveURL(`${optionsSite()}/docs/tags/beta/`);
  await expect(page.getByRole('heading', {level: 2})).toHaveText(['Elements', 'Hidden parts']);
});

test('a blog works next to the docs', async ({page}) => {
  await open(page, '/docs/elements/');
  await page.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
  await expect(page.getByText('The rest of the post.')).toHaveCount(0);
  await page.getByRole('link', {name: /Read more/}).click();
  await expect(page.getByText('The rest of the post.')).toBeVisible();
});

test('bars and color mode follow the configuration', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/docs/elements/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  await expect(page.getByRole('button', {name: /color mode|dark|light/i})).toHaveCount(0);
  await expect(page.locator('.footer')).toContainText('A simple footer.');
  for (const bar of ['.navbar', '.footer']) {
    const color = await page.locator(bar).evaluate((element) => getComputedStyle(element).backgroundColor);
    const channels = color.match(/\d+/g)!.slice(0, 3).map(Number);
    expect(Math.max(...channels), `${bar} is dark: ${color}`).toBeLessThan(80);
  }
});

test('search finds a page below the base URL', async ({page}) => {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('quotation');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(new RegExp(`^${optionsSite()}/docs/elements/`));
});

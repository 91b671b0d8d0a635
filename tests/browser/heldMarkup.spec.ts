import {expect, test, type Page} from '@playwright/test';
import {follow, openPage} from './openPage';

// The script of a page that is opened takes the finished HTML from the page: plugins/page-scripts/holdMarkup.ts.
const paths = [
  '/docs/resources/apps',
  '/docs/building-and-deploying/deploying',
  '/docs/guides-and-samples/languages/python/django',
  '/docs/advanced/architecture',
];
const other = '/docs/glossary';

/** Without the ids that React numbers anew, and the lists that were laid out by now. */
const content = (page: Page) =>
  page
    .locator('.theme-doc-markdown')
    .evaluate((element) => element.innerHTML.replace(/«\w+»| style="content-visibility: visible;"/g, ''));

test('a page loads its own text once', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await openPage(page, paths[0]!);
  const names = await page.locator('#page-scripts').evaluate((element) => JSON.parse(element.textContent!) as string[]);
  expect(names.length).toBeGreaterThan(3);
  expect(scripts).toEqual(names);
});

for (const path of paths) {
  test(`${path} shows the same when the reader comes back to it`, async ({page}) => {
    await openPage(page, path);
    const before = await content(page);
    expect(before.length).toBeGreaterThan(5000);
    await page.evaluate(() => Object.assign(window, {stayed: true}));
    await follow(page, other);
    await expect(page.locator('h1')).toHaveText('Glossary');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}/?$`));
    await expect(page.locator('h1')).not.toHaveText('Glossary');
    expect(await page.evaluate(() => 'stayed' in window), 'the document was loaded anew').toBe(true);
    expect(await content(page)).toBe(before);
  });

  test(`${path} shows the same when the reader comes to it from another page`, async ({page}) => {
    await openPage(page, path);
    const before = await content(page);
    await openPage(page, other);
    await follow(page, path);
    await expect(page.locator('h1')).not.toHaveText('Glossary');
    const words = (html: string) => html.replace(/<[^>]*>/g, '');
    expect(words(await content(page))).toBe(words(before));
  });
}

test('a page that something has changed before React takes over keeps its text', async ({page}) => {
  await page.addInitScript(() => {
    // What extensions of browsers do: React finds another page than it has built, and makes it anew.
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('.theme-doc-markdown h2')!.textContent = 'Overwritten';
    });
  });
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await openPage(page, paths[1]!);
  await expect(page.locator('.theme-doc-markdown h2').first()).toHaveText(/What a deploy does/);
  await expect(page.locator('.theme-doc-markdown')).toContainText('Behind these lines, the platform takes seven steps');
  await expect(page.locator('.theme-doc-markdown pre').first()).toContainText('aloft deploy');
});

import {expect, test, type Page} from '@playwright/test';
import {follow, openPage} from './openPage';

// What few pages show has a stylesheet of its own: it stands in the page that is opened, and comes as a file to those
// who follow a link. See plugins/lean-client/optimization.ts.
const pages = [
  {path: '/docs', own: ['cards']},
  {path: '/docs/advanced/architecture', own: ['diagram']},
  {path: '/docs/guides-and-samples', own: ['guide-cards']},
  {path: '/docs/common/resource-name-validation', own: ['name-checker', 'name-rules']},
  {path: '/docs/resources/certificates', own: ['state-diagram', 'steps']},
  {path: '/docs/building-and-deploying/deploying', own: ['tabs']},
  {path: '/docs/resources/schema', own: ['field-notes']},
];
const other = '/docs/glossary';

/** Place, size and look of all that the page shows. */
const look = (page: Page) =>
  page.locator('.theme-doc-markdown').evaluate((article) => {
    // All of it, also what is laid out when the reader comes near.
    document.documentElement.dataset.whole = '';
    scrollTo(0, 0);
    return [...article.querySelectorAll('*')].map((element) => {
      const {left, top, width, height} = element.getBoundingClientRect();
      const {color, backgroundColor, fontSize, borderTopWidth} = getComputedStyle(element);
      const places = [left, top, width, height].map(Math.round).join(' ');
      return `${element.tagName} ${places} ${color} ${backgroundColor} ${fontSize} ${borderTopWidth}`;
    });
  });

for (const {path, own} of pages) {
  test(`${path} looks the same to those who open it and those who follow a link`, async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet')
        asked.push(/\/([\w-]+)\.\w+\.css$/.exec(request.url())?.[1] ?? request.url());
    });
    await openPage(page, path);
    expect(asked).toEqual(['styles']);
    const opened = await look(page);
    expect(opened.length).toBeGreaterThan(20);

    await openPage(page, other);
    asked.length = 0;
    await follow(page, path);
    await expect(page.locator('h1')).not.toHaveText('Glossary');
    expect(asked.sort()).toEqual(own);
    await expect.poll(() => look(page)).toEqual(opened);
  });
}

test('a page that is followed shows when its stylesheet has come', async ({page}) => {
  await page.route(/\/steps\.\w+\.css$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await openPage(page, other);
  await page.evaluate(() => {
    new MutationObserver(() => {
      const step = document.querySelector('.theme-doc-markdown ol > li > p:first-child');
      if (step) document.body.dataset.seen ??= getComputedStyle(step.parentElement!).listStyleType;
    }).observe(document, {childList: true, subtree: true});
  });
  await follow(page, '/docs/resources/certificates');
  await expect(page.locator('h1')).toHaveText('Certificates');
  // Numbers of the sheet take the place of the list's own.
  await expect(page.locator('body')).toHaveAttribute('data-seen', 'none');
});

test('the stylesheets of a link come ahead with its script', async ({page}) => {
  await openPage(page, '/docs/sdks');
  const ahead = (name: string) => page.locator(`head link[rel=prefetch][href*="/${name}."]`);
  // The navbar leads to both.
  for (const name of ['cards', 'guide-cards']) await expect(ahead(name), name).toHaveCount(1);
  // This page has tabs and notes itself.
  for (const name of ['tabs', 'field-notes']) await expect(ahead(name), name).toHaveCount(0);
  await page.locator('nav.navbar a[href="/docs/"]').click();
  await expect(page.locator('h1')).toHaveText('Aloft documentation');
  await expect(ahead('steps')).toHaveCount(1);
});

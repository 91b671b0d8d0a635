import {expect, test, type Page} from '@playwright/test';
import {openPage} from './openPage';
import {site} from './sites';

/** A page whose first links are in paragraphs. */
const page1 = '/docs/getting-started/deploying-an-existing-app';

async function open(page: Page) {
  await openPage(page, page1);
  return page.locator('.markdown p a[href^="/docs/"]:visible').first();
}

test('a link in a paragraph navigates without reloading the document', async ({page}) => {
  const link = await open(page);
  const to = (await link.getAttribute('href'))!;
  await page.evaluate(() => Object.assign(window, {stayed: true}));
  await link.click();
  await expect(page).toHaveURL(site() + to);
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window), 'the document was reloaded').toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(site() + page1);
  await expect(link).toBeVisible();
});

for (const key of ['ctrlKey', 'metaKey', 'shiftKey'] as const) {
  test(`a click with ${key} is left to the browser`, async ({page}) => {
    const link = await open(page);
    const taken = await link.evaluate((element, pressed) => {
      const click = new MouseEvent('click', {bubbles: true, cancelable: true, button: 0, [pressed]: true});
      // Only checks whether the event was canceled; otherwise the browser would open a tab.
      addEventListener(
        'click',
        (event) => (Object.assign(window, {taken: event.defaultPrevented}), event.preventDefault()),
        {once: true},
      );
      element.dispatchEvent(click);
      return (window as unknown as {taken: boolean}).taken;
    }, key);
    expect(taken).toBe(false);
  });
}

for (const [name, selector] of [
  ['page', ':not([href*="#"])'],
  ['section', '[href*="#"]'],
] as const)
  test(`hovering over a link to a ${name} in a paragraph preloads the page`, async ({page}) => {
    await page.addInitScript(() => {
      // Without the observer, links in the viewport aren't prefetched.
      window.IntersectionObserver = class {
        observe() {}
        unobserve() {}
        disconnect() {}
        takeRecords() {
          return [];
        }
      } as unknown as typeof IntersectionObserver;
    });
    await open(page);
    const link = page.locator(`.markdown p a[href^="/docs/"]${selector}:visible`).first();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await link.hover();
    await expect.poll(() => asked.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  });

for (const [name, lead] of [
  ['opened', async (page: Page) => page.goto(`${site()}/docs/glossary`)],
  [
    'come to',
    async (page: Page) => {
      await open(page);
      await page.locator('nav.navbar a[href^="/docs/sdks"]').click();
      await expect(page.locator('h1')).toHaveText(/SDKs/);
    },
  ],
] as const) {
  test(`on a page that was ${name}, a link to a heading does not replace the markup`, async ({page}) => {
    await lead(page);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    await page.waitForLoadState('networkidle');
    const changes = await page.evaluate(async () => {
      let count = 0;
      const observer = new MutationObserver((list) => (count += list.length));
      for (const piece of document.querySelectorAll('.theme-doc-markdown :is(p, li, pre)'))
        observer.observe(piece, {childList: true, subtree: true});
      document.querySelector<HTMLElement>('.theme-doc-toc-desktop a')!.click();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return location.hash ? count : -1;
    });
    expect(changes, 'selection and focus in the text were lost').toBe(0);
  });
}

import {expect, type Page} from '@playwright/test';
import {open, test} from './fixtures';

/** A page whose first links are in paragraphs. */
const start = '/docs/getting-started/deploying-an-existing-app';
test.use({start});

const paragraphLink = (page: Page, kind = '') => page.locator(`.markdown p a[href^="/docs/"]${kind}:visible`).first();

test('a link in a paragraph navigates without reloading the document', async ({page}) => {
  const link = paragraphLink(page);
  const to = (await link.getAttribute('href'))!;
  await page.evaluate(() => Object.assign(window, {stayed: true}));
  await link.click();
  await expect(page).toHaveURL(to);
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window), 'the document was reloaded').toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(start);
  await expect(link).toBeVisible();
});

for (const key of ['ctrlKey', 'metaKey', 'shiftKey'] as const) {
  test(`a click with ${key} is left to the browser`, async ({page}) => {
    const taken = await paragraphLink(page).evaluate((element, pressed) => {
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
    // Without the observer, links in the viewport aren't prefetched.
    await page.addInitScript(() => (window.IntersectionObserver.prototype.observe = () => {}));
    await open(page, start);
    await page.waitForLoadState('networkidle');
    const script = page.waitForRequest('**/*.js');
    await paragraphLink(page, selector).hover();
    await script;
  });

for (const name of ['opened', 'come to'] as const) {
  test(`on a page that was ${name}, a link to a heading does not replace the markup`, async ({page}) => {
    if (name === 'come to') {
      await page.locator('nav.navbar a[href^="/docs/sdks"]').click();
      await expect(page.locator('h1')).toHaveText(/SDKs/);
    }
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

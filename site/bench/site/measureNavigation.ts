import type {Browser} from '@playwright/test';

/**
 * Follows a link of the page in the browser, after everything has loaded and the link was hovered.
 * @returns milliseconds from the click to the paint of the next page's heading, or undefined if the page has no link
 */
export async function measureNavigation(browser: Browser, url: string): Promise<number | undefined> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
    await page.goto(url, {waitUntil: 'networkidle'});
    const link = page.locator('aside a[href^="/"], nav a[href^="/docs"]').filter({visible: true});
    const here = new URL(url).pathname.replace(/\/$/, '');
    const paths = await link.evaluateAll((all) => all.map((a) => new URL((a as HTMLAnchorElement).href).pathname));
    const index = paths.findIndex((path) => path.replace(/\/$/, '') !== here);
    if (index === -1) return undefined;
    await link.nth(index).hover();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const heading = document.querySelector('h1')?.textContent;
      const state = window as unknown as {clicked: number; painted: Promise<number>};
      addEventListener('click', () => (state.clicked = performance.now()), {capture: true});
      state.painted = new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent === heading) return;
          observer.disconnect();
          // Resolves after the frame that shows it.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - state.clicked)));
        }).observe(document.body, {childList: true, subtree: true, characterData: true});
      });
    });
    await link.nth(index).click();
    return await page.evaluate(() => (window as unknown as {painted: Promise<number>}).painted);
  } catch (error) {
    // A site without a client-side router unloads the document, so the navigation can't be measured in it.
    if (/destroyed|navigation/.test((error as Error).message)) return undefined;
    throw error;
  } finally {
    await context.close();
  }
}

import {expect, type Page} from '@playwright/test';
import {site} from './sites';

/** Opens a page of the built site, and waits for hydration and all requests. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(site() + path);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.waitForLoadState('networkidle');
}

/** Navigates to a page by a link in the text. */
export async function follow(page: Page, path: string): Promise<void> {
  // Every link in the text uses the router, but no page links to all others.
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), {href});
    document.querySelector('.theme-doc-markdown')!.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(new RegExp(`${path}/?$`));
  await page.waitForLoadState('networkidle');
}

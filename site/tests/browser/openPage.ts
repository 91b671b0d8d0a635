import {expect, type Page} from '@playwright/test';
import {site} from './sites';

/** Waits for hydration, also on a page that doesn't draw frames. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', undefined, {polling: 100});

/** Opens a page, by default of the built site, and waits for hydration. */
export async function open(page: Page, path: string, origin = site()): Promise<void> {
  await page.goto(origin + path);
  await hydrated(page);
}

/** Opens a page of the built site, and waits for hydration and all requests. */
export async function openPage(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForLoadState('networkidle');
}

/** Holds requests back. @returns a function that releases them */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
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

/** Scripts of individual pages, which are loaded for links. */
export const pageFiles = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;

/** Disables prefetching, so that files of other pages are loaded only when their links are followed. */
export const saveData = (): void => {
  Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
};

/** Collects exceptions, unhandled rejections, errors and warnings, except for the browser's own about requests. */
export function watch(page: Page, expected = /(?!)/): string[] {
  const messages: string[] = [];
  const add = (message: string) => void (expected.test(message) || messages.push(message));
  page.on('pageerror', (error) => add(`exception: ${error.message}`));
  page.on('dialog', (dialog) => {
    add(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource'))
      add(`${message.type()}: ${message.text()}`);
  });
  return messages;
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {load, type CheerioAPI} from 'cheerio';
import {brand} from '@aloft/platform/brand';
import {provideBrowser} from '../browser/provideBrowser';
import {searchServer} from '../browser/sites';
import {base} from '../builds/buildLocalized';
import {provideBuild} from '../builds/provideBuild';
import {pseudoLocale} from './pseudoLocale';
import {startSite} from './startSite';

/** Path of the second locale, below the base URL. */
export const root = `/${pseudoLocale}`;
export const siteUrl = brand.docsUrl + base;

/** The copy of the project with a frozen version and a second locale, built below a base URL. */
export interface Localized {
  readonly directory: string;
  /** Absolute path of a file of the copy. */
  readonly at: (file: string) => string;
  /** The built HTML of a route. */
  readonly read: (route: string) => CheerioAPI;
}

export async function provideLocalized(): Promise<Localized> {
  const directory = await provideBuild('localized');
  const at = (file: string) => path.join(directory, file);
  return {directory, at, read: (route) => load(readFileSync(at(`build/${route}/index.html`), 'utf8'))};
}

/** The path on a site without a base URL. */
export function withoutBase(pathname: string): string {
  if (!new RegExp(`^${base}(?:[/#]|$)`).test(pathname)) throw new Error(`${pathname} isn't below ${base}`);
  return pathname.slice(base.length) || '/';
}

/** A browser and a server of the build. The search server fails, so that the embedded index responds. */
export interface Reader {
  readonly browser: Browser;
  readonly origin: string;
  /** Filters of the requests to the search server. */
  readonly filters: readonly string[];
  /** Opens a page in a new browser context. */
  readonly open: (route: string, width?: number) => Promise<Page>;
  readonly visit: (page: Page, route: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openReader({at}: Localized): Promise<Reader> {
  const browser = await chromium.launch({
    executablePath: await provideBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  const site = await startSite(at('build'), [searchServer]);
  const filters: string[] = [];
  const visit = async (page: Page, route: string): Promise<void> => {
    await page.goto(site.origin + base + route);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  };
  return {
    browser,
    origin: site.origin,
    filters,
    visit,
    open: async (route, width = 1280) => {
      const context = await browser.newContext({viewport: {width, height: 800}, reducedMotion: 'reduce'});
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      await page.route(`${searchServer}/**`, (request) => {
        if (request.request().method() !== 'OPTIONS')
          filters.push(new URL(request.request().url()).searchParams.get('filter_by') ?? '');
        return request.abort();
      });
      await visit(page, route);
      return page;
    },
    close: async () => {
      await browser.close();
      await site.stop();
    },
  };
}

/** Searches in the dialog. @returns the addresses of the results */
export async function search(page: Page, text: string): Promise<readonly string[]> {
  await page.keyboard.press('Control+k');
  await page.locator('dialog [role=combobox]').fill(text);
  const options = page.locator('dialog [role=option]');
  await options.first().waitFor();
  return options.evaluateAll((links) => links.map((link) => link.closest('a')?.getAttribute('href') ?? ''));
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page, type Response} from '@playwright/test';
import {load, type CheerioAPI} from 'cheerio';
import {afterAll, beforeAll} from 'vitest';
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
export const directory = path.resolve('.cache/builds/localized');
/** Absolute path of a file of the copy. */
export const at = (file: string): string => path.join(directory, file);
/** The built HTML of a route. */
export const read = (route: string): CheerioAPI => load(readFileSync(at(`build/${route}/index.html`), 'utf8'));

/** Provides the copy to the tests of a file. */
export const useLocalized = (): void => void beforeAll(() => provideBuild('localized'), 900_000);

/** The path on a site without a base URL. */
export function withoutBase(pathname: string): string {
  if (!new RegExp(`^${base}(?:[/#]|$)`).test(pathname)) throw new Error(`${pathname} isn't below ${base}`);
  return pathname.slice(base.length) || '/';
}

/** Filters of the requests to the search server, which fails, so that the embedded index responds. */
export const filters: string[] = [];

let browser: Browser;
let site: Awaited<ReturnType<typeof startSite>>;

/** Starts a browser and a server of the build for the tests of a group. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: await provideBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    });
    site = await startSite(at('build'), [searchServer]);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });
}

/** Loads a route and waits for hydration. */
export async function visit(page: Page, route: string): Promise<Response | null> {
  const response = await page.goto(site.origin + base + route);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  return response;
}

/** Creates a page in a new browser context. */
export async function createPage(width = 1280): Promise<Page> {
  const context = await browser.newContext({viewport: {width, height: 800}, reducedMotion: 'reduce'});
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.route(`${searchServer}/**`, (request) => {
    if (request.request().method() !== 'OPTIONS')
      filters.push(new URL(request.request().url()).searchParams.get('filter_by') ?? '');
    return request.abort();
  });
  return page;
}

/** Opens a route in a new browser context. */
export async function open(route: string, width?: number): Promise<Page> {
  const page = await createPage(width);
  await visit(page, route);
  return page;
}

/** Searches in the dialog. @returns the addresses of the results */
export async function search(page: Page, text: string): Promise<readonly string[]> {
  await page.keyboard.press('Control+k');
  await page.locator('dialog [role=combobox]').fill(text);
  const options = page.locator('dialog [role=option]');
  await options.first().waitFor();
  return options.evaluateAll((links) => links.map((link) => link.closest('a')?.getAttribute('href') ?? ''));
}

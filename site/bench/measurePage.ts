// cspell:ignore requestfinished
import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Browser, Locator, Page, Request} from '@playwright/test';
import {installTool} from '../tests/browser/installTool';

/**
 * Follows a link of the page in the browser, after everything has loaded and the link was hovered.
 * @returns milliseconds from the click to the paint of the next page's heading, or undefined if the page has no link
 */
export async function measureNavigation(browser: Browser, url: string): Promise<number | undefined> {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  try {
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
    await page.close();
  }
}

/** The parts of Lighthouse's report that are read. */
interface Report {
  readonly categories: Readonly<Record<string, Scored>>;
  readonly audits: Readonly<Record<string, Scored & {readonly numericValue?: number}>>;
  readonly runtimeError?: {readonly message: string};
}
type Scored = Readonly<{title: string; score: number | null}>;

const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking --no-first-run';

/**
 * Runs Lighthouse, by default on its simulated mobile device.
 *
 * @param browser path of a Chromium
 * @throws Error when Lighthouse can't be installed or fails
 */
export async function runLighthouse(url: string, browser: string, ...options: readonly string[]): Promise<Report> {
  const {directory, missing} = installTool('lighthouse', 'lighthouse');
  if (missing) throw new Error(missing);
  const program = path.join(directory, 'cli/index.js');
  const fixed = ['--quiet', '--output=json', '--no-enable-error-reporting', `--chrome-flags=${flags}`];
  const environment = {env: {...process.env, CHROME_PATH: browser}, maxBuffer: 1e8};
  const {stdout} = await promisify(execFile)(process.execPath, [program, url, ...fixed, ...options], environment);
  return JSON.parse(stdout) as Report;
}

/**
 * Visits a page with an empty cache, until the network is idle. Prefetches for links don't count.
 *
 * @returns the loaded files; compressed bodies in bytes: of HTML and CSS, of scripts, and of all files with their headers;
 * the number of requests; the layout shift; and the milliseconds from a click on the color mode toggle, right after the
 * first paint or when enabled, to its effect
 * @throws Error if the page doesn't return 200
 */
export async function measureVisit(browser: Browser, url: string) {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  try {
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    const answer = await page.goto(url, {waitUntil: 'commit'});
    if (answer?.status() !== 200) throw new Error(`${url} returned ${answer?.status()} instead of 200`);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const toggle = page.getByRole('button', {name: /dark|theme|mode/i}).first();
    const response = (await toggle.isVisible()) ? await measureClick(page, toggle) : undefined;
    await page.waitForLoadState('networkidle');

    const sizes = finished.map(async (request) => {
      const {responseBodySize: body, responseHeadersSize: headers} = await request.sizes();
      const isPrefetch = (await request.allHeaders())['sec-purpose'] === 'prefetch';
      return isPrefetch ? [] : [{url: request.url(), type: request.resourceType(), body, headers}];
    });
    const loaded = (await Promise.all(sizes)).flat();
    const bodies = (...types: readonly string[]) =>
      loaded.reduce((total, {type, body}) => total + (types.includes(type) ? body : 0), 0);
    return {
      loaded,
      view: bodies('document', 'stylesheet'),
      js: bodies('script'),
      all: loaded.reduce((total, {body, headers}) => total + body + headers, 0),
      requests: loaded.length,
      shift: await page.evaluate(() => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({type: 'layout-shift', buffered: true});
        return observer.takeRecords().reduce((total, entry) => total + (entry as unknown as {value: number}).value, 0);
      }),
      response,
    };
  } finally {
    await page.close();
  }
}

/** Clicks a button, when it's enabled. @returns milliseconds from the click to the other color mode */
async function measureClick(page: Page, toggle: Locator): Promise<number> {
  await page.waitForFunction((button) => !(button as HTMLButtonElement).disabled, await toggle.elementHandle());
  const response = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          () => {
            const pressed = performance.now();
            const filter = {attributes: true, subtree: true, attributeFilter: ['data-theme', 'data-theme-choice']};
            new MutationObserver(() => resolve(performance.now() - pressed)).observe(document, filter);
          },
          {capture: true, once: true},
        );
      }),
  );
  await toggle.click({force: true});
  return response;
}

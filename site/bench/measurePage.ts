// cspell:ignore requestfinished
import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Browser, Request} from '@playwright/test';
import {installTool} from '../tests/browser/installTool';

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

/** The parts of Lighthouse's report that are read. */
interface Report {
  readonly categories: Readonly<Record<string, {readonly title: string; readonly score: number | null}>>;
  readonly audits: Readonly<
    Record<string, {readonly title: string; readonly score: number | null; readonly numericValue?: number}>
  >;
  readonly runtimeError?: {readonly message: string};
}

const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking --no-first-run';

/**
 * Runs Lighthouse, by default on its simulated mobile device.
 *
 * @param browser path of a Chromium
 * @throws Error when Lighthouse can't be installed or fails
 */
export async function runLighthouse(url: string, browser: string, ...options: readonly string[]): Promise<Report> {
  const tool = installTool('lighthouse', 'lighthouse');
  if ('reason' in tool) throw new Error(tool.reason);
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [
      path.join(tool.directory, 'cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--chrome-flags=${flags}`,
      ...options,
    ],
    {env: {...process.env, CHROME_PATH: browser}, maxBuffer: 1e8},
  );
  return JSON.parse(stdout) as Report;
}

/** A visit of a page with an empty cache, without prefetches for links. */
interface Visit {
  /** Compressed bodies of HTML and CSS. */
  readonly view: number;
  /** Compressed bodies of scripts. */
  readonly js: number;
  /** Everything until the network is idle, with headers. */
  readonly all: number;
  readonly requests: number;
  readonly shift: number;
  /** Milliseconds from a click on the color mode toggle, right after the first paint or when enabled, to its effect. */
  readonly response: number | undefined;
}

interface PageState {
  shift: number;
  painted: boolean;
  pressed: number;
  response?: number;
}

/** Bytes of finished requests, as sent. Chromium marks those of `<link rel=prefetch>`, which are left out. */
async function weighRequests(requests: readonly Request[]) {
  const entries = requests.map(async (request) => {
    if ((await request.allHeaders())['sec-purpose'] === 'prefetch') return [];
    const {responseBodySize: body, responseHeadersSize: headers} = await request.sizes();
    return [{type: request.resourceType(), body, headers}];
  });
  return (await Promise.all(entries)).flat();
}

/** Installs observers, before the page's own scripts run. */
function observePage(): void {
  const state: PageState = {shift: 0, painted: false, pressed: 0};
  (window as unknown as {bench: PageState}).bench = state;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) state.shift += (entry as unknown as {value: number}).value;
  }).observe({type: 'layout-shift', buffered: true});
  new PerformanceObserver((list) => {
    state.painted ||= list.getEntriesByName('first-contentful-paint').length > 0;
  }).observe({type: 'paint', buffered: true});
  addEventListener('click', () => (state.pressed ||= performance.now()), {capture: true});
  new MutationObserver(() => {
    if (state.pressed) state.response ??= performance.now() - state.pressed;
  }).observe(document, {attributes: true, subtree: true, attributeFilter: ['data-theme', 'data-theme-choice']});
}

/** @throws Error if the page doesn't return 200 */
export async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.addInitScript(observePage);
    const answer = await page.goto(url, {waitUntil: 'commit'});
    if (answer?.status() !== 200) throw new Error(`${url} returned ${answer?.status()} instead of 200`);
    await page.waitForFunction(() => (window as unknown as {bench: PageState}).bench.painted);
    const toggle = page.getByRole('button', {name: /dark|theme|mode/i}).first();
    if (await toggle.isVisible()) {
      // A page may paint before the scripts that handle clicks have loaded.
      await page.waitForFunction(
        (button) => !(button as HTMLButtonElement | null)?.disabled,
        await toggle.elementHandle(),
      );
      await toggle.click({force: true});
    }
    await page.waitForLoadState('networkidle');

    const {shift, response} = await page.evaluate(() => (window as unknown as {bench: PageState}).bench);
    const entries = await weighRequests(finished);
    const bodies = (...types: string[]) =>
      entries.reduce((total, {type, body}) => total + (types.includes(type) ? body : 0), 0);
    return {
      view: bodies('document', 'stylesheet'),
      js: bodies('script'),
      all: entries.reduce((total, {body, headers}) => total + body + headers, 0),
      requests: entries.length,
      shift,
      response,
    };
  } finally {
    await context.close();
  }
}

import {gzipSync} from 'node:zlib';
import type {Page, Response} from '@playwright/test';
import {launchBrowser} from './launchBrowser';

/** Bytes and times of search in a browser. */
export interface Measures {
  /** Gzip bytes of all files loaded from the first key to the first result: the maximum of several visits. */
  readonly bytes: number;
  readonly files: number;
  /**
   * Median milliseconds from the key that opens the dialog, immediately followed by a query, to the first painted
   * result, including all loading.
   */
  readonly firstSearch: number;
  /** Milliseconds from a key press to the painted results, after everything has loaded. */
  readonly warm: {readonly median: number; readonly p95: number; readonly keys: number};
}

const visits = 5;
const queries = ['deploy', 'idle timeout', 'volume snapshot', 'certificate', 'machine memory', 'login token'];

const quantile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;

/** Records when the results for each typed text were painted. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    let typed = 0;
    Object.assign(window, {keyTimes: times});
    document.addEventListener('input', () => (typed = performance.now()), true);
    new MutationObserver((changes) => {
      const isResult = changes.some(({target}) => (target as Element).closest?.('[role=listbox]'));
      if (typed === 0 || !isResult) return;
      const start = typed;
      typed = 0;
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - start)));
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
  });
}

async function typeAll(page: Page): Promise<void> {
  for (const query of queries) {
    await page.fill('.al-search input', '');
    await page.locator('.al-search input').pressSequentially(query, {delay: 150});
    await page.waitForTimeout(150);
  }
}

/** Milliseconds from the key that opens the dialog until the first result is painted. */
function timeFirst(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start = 0;
        document.addEventListener('keydown', () => (start ||= performance.now()), true);
        const observer = new MutationObserver(() => {
          if (document.querySelector('.al-search [role=option]') === null) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        observer.observe(document.body, {subtree: true, childList: true});
      }),
  );
}

interface FirstSearch {
  readonly time: number;
  readonly sizes: readonly number[];
}

/** Opens search on a page that hasn't loaded it yet, and types immediately. */
async function searchFirst(page: Page, origin: string): Promise<FirstSearch> {
  await page.goto(`${origin}/docs/glossary`);
  await page.waitForFunction(() => 'docusaurusRoot' in window);
  await page.waitForLoadState('networkidle');
  const responses: Response[] = [];
  const note = (response: Response) => void responses.push(response);
  page.context().on('response', note);
  // Sizes are read afterwards, because reading them earlier would slow the page down.
  const painted = timeFirst(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('deploy');
  const time = await painted;
  page.context().off('response', note);
  const bodies = await Promise.all(responses.map((response) => response.body().catch(() => Buffer.alloc(0))));
  return {time, sizes: bodies.map((body) => gzipSync(body, {level: 9}).length)};
}

/** Opens the dialog on a page of the site, in several fresh visits, and types. */
export async function measureInBrowser(origin: string): Promise<Measures> {
  const browser = await launchBrowser();
  try {
    const first: FirstSearch[] = [];
    let page = await browser.newPage();
    for (let visit = 1; visit <= visits; visit++) {
      first.push(await searchFirst(page, origin));
      if (visit === visits) break;
      await page.close();
      page = await browser.newPage();
    }
    await page.waitForSelector('.al-search input');
    await typeAll(page);
    await watchKeys(page);
    await typeAll(page);
    const times = await page.evaluate(() => (window as unknown as {keyTimes: number[]}).keyTimes);
    const sizes = first.map((visit) => visit.sizes);
    return {
      bytes: Math.max(...sizes.map((list) => list.reduce((sum, size) => sum + size, 0))),
      files: Math.max(...sizes.map((list) => list.length)),
      firstSearch: quantile(
        first.map(({time}) => time),
        0.5,
      ),
      warm: {median: quantile(times, 0.5), p95: quantile(times, 0.95), keys: times.length},
    };
  } finally {
    await browser.close();
  }
}

import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {launchBrowser} from './launchBrowser';

/** What a reader's browser needs and how long it takes. */
export interface Measures {
  /** All files from the first key to the first result, each compressed by gzip. */
  readonly bytes: number;
  readonly files: number;
  /** From the key that opens the dialog to the first painted result, loading included, in milliseconds. */
  readonly firstSearch: number;
  /** From a key press to the painted results, all loaded, in milliseconds. */
  readonly warm: {readonly median: number; readonly p95: number; readonly keys: number};
}

const queries = ['deploy', 'idle timeout', 'volume snapshot', 'certificate', 'machine memory', 'login token'];

const quantile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;

/** Notes, for each text that is typed, when the results below it were painted. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    let typed = 0;
    Object.assign(window, {keyTimes: times});
    document.addEventListener('input', () => (typed = performance.now()), true);
    new MutationObserver((changes) => {
      const isResult = changes.some(({target}) => (target as Element).closest?.('.DocSearch-Dropdown'));
      if (typed === 0 || !isResult) return;
      const start = typed;
      typed = 0;
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - start)));
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
  });
}

async function typeAll(page: Page): Promise<void> {
  for (const query of queries) {
    await page.fill('.DocSearch-Input', '');
    await page.locator('.DocSearch-Input').pressSequentially(query, {delay: 150});
    await page.waitForTimeout(150);
  }
}

/** Opens the dialog on a page of the site, and types. */
export async function measureInBrowser(origin: string): Promise<Measures> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/docs/glossary`);
    await page.waitForFunction(() => 'docusaurusRoot' in window);
    await page.waitForLoadState('networkidle');
    const bodies: Promise<Buffer>[] = [];
    let isFirst = true;
    page.context().on('response', (response) => {
      if (isFirst) bodies.push(response.body().catch(() => Buffer.alloc(0)));
    });
    const start = performance.now();
    await page.keyboard.press('Control+k');
    await page.waitForSelector('.DocSearch-Input');
    await page.fill('.DocSearch-Input', 'deploy');
    await page.waitForSelector('.DocSearch-Hit');
    const firstSearch = performance.now() - start;
    isFirst = false;
    const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, {level: 9}).length);
    await typeAll(page);
    await watchKeys(page);
    await typeAll(page);
    const times = await page.evaluate(() => (window as unknown as {keyTimes: number[]}).keyTimes);
    return {
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      files: sizes.length,
      firstSearch,
      warm: {median: quantile(times, 0.5), p95: quantile(times, 0.95), keys: times.length},
    };
  } finally {
    await browser.close();
  }
}

import {expect, type Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {routes} from '../site/routes';
import {open, test} from './fixtures';
import {isPlainBuild, site} from './sites';

/** Collects failed requests and requests to other hosts. */
function watchRequests(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== site()) problems.push(`other host: ${url.href}`);
  });
  return problems;
}

/** Elements that overflow the right edge of the window, innermost first. */
function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = Array.from(document.querySelectorAll('body *')).filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = wide.slice(-3).map((element) => element.outerHTML.slice(0, 120));
    return [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`, ...names];
  });
}

/** One page of each kind. The kinds differ in layout and components. */
const samples = [
  '/',
  '/search',
  '/docs/',
  '/docs/resources/machines',
  '/docs/guides-and-samples/',
  '/docs/guides-and-samples/languages/go/generic',
  '/markdown-page',
];
const unknown = samples.filter((sample) => !routes.some(({path}) => path === sample));
if (unknown.length > 0) throw new Error(`These samples aren't pages: ${unknown.join(', ')}`);

test.use({prefetches: true});
for (const {path} of routes) {
  if (isPlainBuild && !samples.includes(path)) continue;
  test(`${path} has no errors, violations or overflow`, async ({page, plainPage}) => {
    test.setTimeout(180_000);
    const problems = watchRequests(page);
    await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
    await open(page, path);
    // Pages of one kind have the same colors at both widths, and without colors, the modes are equal.
    for (const [width, mode, part] of [
      [1280, 'light', 'all'],
      [1280, 'dark', 'colors'],
      [390, 'dark', 'all'],
      ...(samples.includes(path) ? ([[390, 'light', 'colors']] as const) : []),
    ] as const) {
      await page.setViewportSize({width, height: 800});
      await page.emulateMedia({reducedMotion: 'reduce', colorScheme: mode});
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      expect.soft(await findViolations(page, part), `axe, ${width} px, ${mode}`).toEqual([]);
    }
    // Phones zoom into fields with smaller text.
    const fonts = await page
      .locator('input, textarea, select')
      .evaluateAll((all) => all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect.soft(Math.min(16, ...fonts)).toBe(16);
    // 640 px is a desktop window at 200%, 320 px at 400%, and 256 px one of 1024 px at 400%.
    for (const width of [640, 320, 256]) {
      await page.setViewportSize({width, height: 800});
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    }
    await page.waitForLoadState('networkidle');
    expect.soft(problems).toEqual([]);

    await plainPage.goto(path);
    await expect(plainPage.getByRole('main')).toBeVisible();
    const isShown = await plainPage.locator('h1').evaluate((h1) => {
      const {x, y, height} = h1.getBoundingClientRect();
      return h1.contains(document.elementFromPoint(x + 2, y + height / 2));
    });
    expect(isShown, 'without scripts, the heading is visible and nothing covers it').toBe(true);
    const controls = plainPage.locator('main :is(button:not([role=tab]), input, select, textarea)');
    const shown = controls.filter({visible: true, hasNotText: 'Copy page'});
    await expect(shown, 'controls that need scripts').toHaveCount(0);
  });
}

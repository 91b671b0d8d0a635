// cspell:ignore öüžž
import {expect, type Page} from '@playwright/test';
import {base, untranslated} from '../builds/buildLocalized';
import {provideBuild} from '../builds/provideBuild';
import {findUntranslated} from '../site/findUntranslated';
import {accent, pseudoLocale} from '../site/pseudoLocale';
import {startSite} from '../site/startSite';
import {expectLogs, hydrated, open as openAt, test} from './fixtures';
import {searchServer} from './sites';

const locale = `/${pseudoLocale}`;
let site: Awaited<ReturnType<typeof startSite>>;
/** Filters of the requests to the search server, which fails, so that the embedded index responds. */
const filters: string[] = [];

test.use({prefetches: true});
test.beforeAll(async () => {
  test.setTimeout(900_000);
  site = await startSite(`${await provideBuild('localized')}/build`, [searchServer]);
});
test.afterAll(() => site?.stop());
test.beforeEach(async ({page}) => {
  expectLogs(page, /The search server failed/);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.route(`${searchServer}/**`, (request) => {
    if (request.request().method() !== 'OPTIONS')
      filters.push(new URL(request.request().url()).searchParams.get('filter_by') ?? '');
    return request.abort();
  });
});

const open = (page: Page, route: string) => openAt(page, base + route, site.origin);
const search = async (page: Page, text: string) => {
  await page.keyboard.press('Control+k');
  await page.locator('dialog [role=combobox]').fill(text);
  await page.locator('dialog [role=option]').first().waitFor();
};
const scope = (language: string, version: string) =>
  `language:=\`${language}\` && docusaurus_tag:=[\`default\`,\`docs-default-${version}\`]`;

for (const [menu, entry, path, text, filter] of [
  ['Next', '1.0', '/docs/1.0', 'volume', scope('en', '1.0')],
  ['English', `[lang=${pseudoLocale}]`, `${locale}/docs`, accent('volume'), scope(pseudoLocale, 'current')],
] as const)
  test(`the menu ${menu} keeps the page, and search finds that version or language`, async ({page}) => {
    await open(page, '/docs/resources/volumes?from=test#limits');
    await page.locator('.navbar__items--right').getByRole('button', {name: menu}).click();
    const entries = page.locator('.dropdown__menu');
    await (entry === '1.0' ? entries.getByRole('link', {name: entry, exact: true}) : entries.locator(entry)).click();
    await expect(page).toHaveURL(`${site.origin}${base}${path}/resources/volumes?from=test#limits`);
    await hydrated(page);
    await search(page, text);
    for (const link of await page.locator('dialog [role=option]').all())
      await expect(link).toHaveAttribute('href', new RegExp(`^${base}${path}/`));
    expect(filters.at(-1)).toBe(filter);
    if (menu === 'English') return;
    // A page outside the docs remembers the version.
    await open(page, '/');
    await page.getByRole('button', {name: '1.0'}).click();
    await search(page, text);
    expect(filters.at(-1)).toBe(filter);
  });

test("an unknown path shows the locale's not-found page", async ({page}) => {
  await open(page, `${locale}/docs/nowhere`);
  await expect(page.locator('h1')).toHaveText(accent('Page not found'));
  await expect(page.locator('main a').first()).toHaveAttribute('href', new RegExp(`^${base}${locale}/docs`));
});

// One page of each kind: they differ in components.
test('frozen pages obey the Content-Security-Policy and load everything', async ({page}) => {
  const missing: string[] = [];
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
  for (const route of [
    '',
    '/glossary',
    '/resources/machines',
    '/getting-started/installing-the-cli',
    '/common/resource-name-validation',
    '/guides-and-samples',
    '/guides-and-samples/languages/go/generic',
  ]) {
    const response = await page.goto(`${site.origin}${base}/docs/1.0${route}`, {waitUntil: 'networkidle'});
    await hydrated(page);
    expect.soft(response!.headers()['content-security-policy'], route).toContain("object-src 'none'");
    expect.soft(missing.splice(0), route).toEqual([]);
  }
});

/** Describes elements of the open page that overflow the page, or whose text is clipped. Runs in the browser. */
function findCutTexts(): readonly string[] {
  const page = document.documentElement;
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${element.textContent.trim().slice(0, 40)}"`;
  const isVisible = (element: Element) =>
    element.checkVisibility({visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true});
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const isCut = (element: Element) => {
    const {overflowX, overflowY, clipPath} = getComputedStyle(element);
    // Fields scroll, result snippets and file names end with an ellipsis, the mobile menu has two panels, and text for
    // screen readers is a pixel wide.
    if (element.clientWidth <= 1 || clipPath !== 'none') return false;
    if (element.matches('input, [role=option] *, main ol > li *, [data-code-block] *, .navbar-sidebar')) return false;
    return (
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
    );
  };
  return [
    ...(page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} px wide`] : []),
    ...[...document.body.querySelectorAll('*')]
      .filter((element) => isVisible(element) && isCut(element))
      .map((element) => `${name(element)} is cut`),
  ];
}

/** States of the interface that only exist in a browser. */
const states: Readonly<Record<string, readonly [route: string, prepare?: (page: Page) => Promise<unknown>]>> = {
  'home page': ['/'],
  'long page': ['/docs/resources/volumes'],
  guides: ['/docs/guides-and-samples'],
  guide: ['/docs/guides-and-samples/languages/javascript/nextjs'],
  tabs: ['/docs/getting-started/installing-the-cli'],
  'English page': [`/${untranslated}`],
  'old version': ['/docs/1.0/resources/volumes'],
  'search page': [`/search?q=${accent('volume')}`, (page) => page.locator('main ol > li').first().waitFor()],
  'not-found page': ['/nowhere'],
  'popular tasks': ['/docs/security', (page) => page.keyboard.press('Control+k')],
  results: ['/docs/security', (page) => search(page, accent('volume'))],
  'no results': [
    '/docs/security',
    async (page) => {
      await search(page, 'öüžž'.repeat(5));
      await page.locator('dialog', {hasText: accent('No results for')}).waitFor();
    },
  ],
  menus: [
    '/docs/security',
    async (page) => {
      if (page.viewportSize()!.width > 996)
        return page.locator('.navbar__items--right button[aria-controls]').first().click();
      await page.locator('.navbar__toggle').click();
      await page.locator('.navbar-sidebar__back').click();
      const closed = page.locator('.navbar-sidebar__item').first().locator('button[aria-expanded=false]');
      while ((await closed.count()) > 0) await closed.first().click();
    },
  ],
};

for (const [name, [route, prepare]] of Object.entries(states))
  test(`no text of the ${name} is clipped or in English at 320 and 1280 px`, async ({page}) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({width, height: 800});
      await open(page, locale + route);
      await prepare?.(page);
      // The text of a menu is clipped while it expands.
      await expect.poll(() => page.evaluate(findCutTexts), {message: `${width} px`, timeout: 5000}).toEqual([]);
      if (!/1\.0|glossary/.test(route)) expect.soft(findUntranslated(await page.content(), ['Glossary'])).toEqual([]);
    }
  });

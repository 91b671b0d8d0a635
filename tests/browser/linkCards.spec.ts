import {expect, test, type Locator, type Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {openPage} from './openPage';

const route = '/docs/resources/volumes';
const summariesPath = '/docs/link-summaries.json';
const card = (page: Page) => page.getByRole('tooltip');
const linkTo = (page: Page, href: string) => page.locator(`.theme-doc-markdown a[href="${href}"]`).first();
const termLink = (page: Page) => linkTo(page, '/docs/glossary#term-standby');
const pageLink = (page: Page) => linkTo(page, '/docs/building-and-deploying/deploying#with-a-volume');
/** Waits longer than a card takes to open or close. */
const wait = (page: Page) => page.waitForTimeout(900);

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

/** True if the elements overlap. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Moves the focus to a link as the keyboard does. */
async function focusByKeyboard(page: Page, link: Locator): Promise<void> {
  await link.evaluate((element) => {
    const before = document.createElement('button');
    element.before(before);
    before.focus();
  });
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
}

test('a term shows its definition, and a page its description', async ({page, request}) => {
  await openPage(page, route);
  const summaries = (await (await request.get(new URL(summariesPath, page.url()).href)).json()) as object;
  await termLink(page).hover();
  await expect(card(page).locator('p')).toHaveText(['standby', /^\w.{30,}\.$/]);
  await expect(termLink(page)).toHaveAccessibleDescription(/^standby \w/);
  await pageLink(page).hover();
  await expect(card(page)).toHaveCount(1);
  const [title, description] = (summaries as Record<string, readonly string[]>)[
    '/docs/building-and-deploying/deploying'
  ]!;
  await expect(card(page).locator('p')).toHaveText([`${title} › With a volume`, description!]);
  await expect(termLink(page)).not.toHaveAttribute('aria-describedby');
});

test('the card of a link to an error names the error, and that of a link to a page has no section', async ({page}) => {
  await openPage(page, route);
  await linkTo(page, '/docs/resources/schema#error-wait_timeout').hover();
  await expect(card(page).locator('p').first()).toHaveText('Manifest schema › wait_timeout');
  await linkTo(page, '/docs/guides-and-samples/').hover();
  await expect(card(page).locator('p').first()).toHaveText('Guides and samples');
});

test('the summaries are requested once, for the first card', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/link-summaries|link-card/.test(request.url())) requests.push(new URL(request.url()).pathname);
  });
  await openPage(page, route);
  await termLink(page).hover({trial: true});
  await page.mouse.move(0, 0);
  await wait(page);
  expect(requests).toEqual([]);
  await termLink(page).hover();
  await expect(card(page)).toBeVisible();
  await pageLink(page).hover();
  await expect(card(page)).toContainText('Deploying');
  expect(requests.filter((path) => path.endsWith('.json'))).toEqual([summariesPath]);
});

test('the pointer can move to the card, which closes when it leaves', async ({page}) => {
  await openPage(page, route);
  await termLink(page).hover();
  await expect(card(page)).toBeVisible();
  expect(await overlap(card(page), termLink(page))).toBe(false);
  await card(page).hover();
  await wait(page);
  await expect(card(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(card(page)).toHaveCount(0);
});

test('Escape dismisses the card until the pointer comes back', async ({page}) => {
  await openPage(page, route);
  await termLink(page).hover();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(termLink(page)).not.toHaveAttribute('aria-describedby');
  const {x, y, width, height} = await boxOf(termLink(page));
  await page.mouse.move(x + width / 3, y + height / 2);
  await wait(page);
  await expect(card(page)).toHaveCount(0);
  await page.mouse.move(0, 0);
  await wait(page);
  await termLink(page).hover();
  await expect(card(page)).toBeVisible();
});

test('the card of a focused link stays until the focus leaves, at 320 px too', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openPage(page, route);
  await focusByKeyboard(page, termLink(page));
  await expect(card(page)).toBeVisible();
  expect(await overlap(card(page), termLink(page))).toBe(false);
  const {x, width} = await boxOf(card(page));
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await wait(page);
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card(page).filter({hasText: 'standby'})).toHaveCount(0);
});

test('a card is above a link at the bottom of the window, and covers none of its lines', async ({page}) => {
  await openPage(page, route);
  // Finds a width at which a link wraps to a second line, and the first such link.
  let href = '';
  for (let width = 320; href === '' && width < 480; width += 10) {
    await page.setViewportSize({width, height: 640});
    href = await page.locator('.theme-doc-markdown p > a[href^="/docs/"]').evaluateAll((links) => {
      const broken = links.find((link) => link.getClientRects().length > 1);
      broken?.scrollIntoView({block: 'end'});
      return broken?.getAttribute('href') ?? '';
    });
  }
  const link = linkTo(page, href);
  const [line] = await link.evaluate((element) => [...element.getClientRects()].map(({x, y}) => ({x, y})));
  await page.mouse.move(line!.x + 3, line!.y + 6);
  await expect(card(page)).toBeVisible();
  expect(await overlap(card(page), link)).toBe(false);
  expect((await boxOf(card(page))).y).toBeLessThan((await boxOf(link)).y);
});

test('navigation removes the card', async ({page}) => {
  await openPage(page, route);
  await focusByKeyboard(page, pageLink(page));
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/deploying#with-a-volume$/);
  await expect(card(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${route}$`));
  await wait(page);
  await expect(card(page)).toHaveCount(0);
});

test('targets on the same page are read from the page', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openPage(page, '/docs/glossary');
  await page.locator('.theme-doc-markdown dd a[href="#term-standby"]').first().hover();
  await expect(card(page).locator('p')).toHaveText(['standby', /^\w.{30,}\.$/]);
  const heading = page.locator('.theme-doc-markdown h2:has(+ p)').first();
  const title = (await heading.innerText()).trim();
  const text = await heading.locator('+ p').textContent();
  await heading.evaluate((element) => {
    const link = Object.assign(document.createElement('a'), {href: `${location.pathname}#${element.id}`});
    link.textContent = 'a section of this page';
    document.querySelector('.theme-doc-markdown p')!.append(link);
  });
  await page.getByText('a section of this page').hover();
  await expect(card(page).locator('p')).toHaveText([title, text!]);
  expect(requests.filter((path) => path.includes('link-summaries'))).toEqual([]);
});

test('only links in text have cards', async ({page}) => {
  await openPage(page, route);
  for (const selector of [
    '.theme-doc-breadcrumbs a',
    'aside a[href^="/docs"]',
    '.pagination-nav__link',
    // Links of a term and of a heading to themselves.
    '.theme-doc-markdown a[href^="#volume-field"]',
    '.theme-doc-markdown h2 .hash-link',
    '.navbar a[href^="/docs"]',
  ]) {
    await page.locator(selector).locator('visible=true').first().hover();
    await wait(page);
    await expect(card(page), selector).toHaveCount(0);
  }
  await openPage(page, '/docs/');
  await page.locator('[class*=card_] a').first().hover();
  await wait(page);
  await expect(card(page)).toHaveCount(0);
});

test('without a connection, a link has no card, and the next link tries again', async ({page}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.route(`**${summariesPath}`, (request) => request.abort());
  await openPage(page, route);
  await termLink(page).hover();
  await wait(page);
  await expect(card(page)).toHaveCount(0);
  expect(problems).toEqual([]);
  await page.unroute(`**${summariesPath}`);
  await page.mouse.move(0, 0);
  await termLink(page).hover();
  await expect(card(page)).toBeVisible();
});

test('a touch follows the link without a card', async ({browser}) => {
  const context = await browser.newContext({hasTouch: true, viewport: {width: 390, height: 800}});
  const page = await context.newPage();
  await openPage(page, route);
  let cards = 0;
  await page.exposeFunction('countCard', () => (cards += 1));
  await page.evaluate(() => {
    const count = (window as unknown as {countCard: () => void}).countCard;
    const seen = () => document.querySelector('[role=tooltip]') && count();
    new MutationObserver(seen).observe(document.body, {childList: true, subtree: true});
  });
  await pageLink(page).tap();
  await expect(page).toHaveURL(/deploying#with-a-volume$/);
  await wait(page);
  expect(cards).toBe(0);
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an open card is accessible in ${colorScheme} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await openPage(page, route);
    await termLink(page).hover();
    await expect(card(page)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await expect(card(page)).toBeVisible();
  });
}

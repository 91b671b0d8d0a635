import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPage} from './openPage';
import {site} from './sites';

const route = '/docs/resources/volumes';
const definition = /^\w.{30,}\.$/;
const card = (page: Page) => page.getByRole('tooltip');
const linkTo = (page: Page, href: string) => page.locator(`.theme-doc-markdown a[href="${href}"]`).first();
const term = (page: Page) => linkTo(page, '/docs/glossary#term-standby');
const otherTerm = (page: Page) => page.locator('.ref-term:not([href$="#term-standby"])').first();
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

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a term is a link to the glossary', async ({page}) => {
    await page.goto(site() + route);
    await expect(term(page)).toHaveAttribute('data-definition', definition);
    await term(page).click();
    await expect(page).toHaveURL(/\/docs\/glossary#term-standby$/);
  });
});

test('a term shows its definition, without a request', async ({page}) => {
  await openPage(page, route);
  // The page behind the link is preloaded.
  await term(page).hover({trial: true});
  await wait(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.mouse.move(0, 0);
  await term(page).hover();
  await expect(card(page)).toHaveText(definition);
  await expect(term(page)).toHaveAccessibleDescription((await card(page).textContent())!);
  expect(requests).toEqual([]);
  await otherTerm(page).hover();
  await expect(term(page)).not.toHaveAttribute('aria-describedby');
  await expect(card(page)).toHaveCount(1);
});

test('the pointer can move to the card, which closes when it leaves', async ({page}) => {
  await openPage(page, route);
  await term(page).hover();
  await expect(card(page)).toBeVisible();
  expect(await overlap(card(page), term(page))).toBe(false);
  await card(page).hover();
  await wait(page);
  await expect(card(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(card(page)).toHaveCount(0);
});

test('Escape dismisses the card until the pointer comes back', async ({page}) => {
  await openPage(page, route);
  await term(page).hover();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(term(page)).not.toHaveAttribute('aria-describedby');
  const {x, y, width, height} = await boxOf(term(page));
  await page.mouse.move(x + width / 3, y + height / 2);
  await wait(page);
  await expect(card(page)).toHaveCount(0);
  await page.mouse.move(0, 0);
  await wait(page);
  await term(page).hover();
  await expect(card(page)).toBeVisible();
});

test('the card of a focused term stays until the focus leaves, at 320 px too', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openPage(page, route);
  await focusByKeyboard(page, term(page));
  await expect(card(page)).toBeVisible();
  expect(await overlap(card(page), term(page))).toBe(false);
  const {x, width} = await boxOf(card(page));
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await wait(page);
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(term(page)).not.toHaveAttribute('aria-describedby');
});

test('a card is above a term at the bottom of the window', async ({page}) => {
  await page.setViewportSize({width: 390, height: 640});
  await openPage(page, route);
  await term(page).evaluate((element) => element.scrollIntoView({block: 'end'}));
  await term(page).hover();
  await expect(card(page)).toBeVisible();
  expect(await overlap(card(page), term(page))).toBe(false);
  expect((await boxOf(card(page))).y).toBeLessThan((await boxOf(term(page))).y);
});

test('navigation removes the card', async ({page}) => {
  await openPage(page, route);
  await focusByKeyboard(page, term(page));
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/glossary#term-standby$/);
  await expect(card(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${route}$`));
  await wait(page);
  await expect(card(page)).toHaveCount(0);
});

test('other links have no card', async ({page}) => {
  await openPage(page, route);
  for (const selector of ['.theme-doc-breadcrumbs a', '.theme-doc-markdown a[href^="/docs/building"]', '.hash-link']) {
    await page.locator(selector).locator('visible=true').first().hover();
    await wait(page);
    await expect(card(page), selector).toHaveCount(0);
  }
});

test.describe('on a touchscreen', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('the first tap shows the card, the second follows the link, and a tap elsewhere closes it', async ({page}) => {
    await openPage(page, route);
    await term(page).tap();
    await expect(card(page)).toHaveText(definition);
    await page.locator('h1').tap();
    await expect(card(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${route}$`));
    await term(page).tap();
    await expect(card(page)).toBeVisible();
    await term(page).tap();
    await expect(page).toHaveURL(/glossary#term-standby$/);
    await expect(card(page)).toHaveCount(0);
  });
});

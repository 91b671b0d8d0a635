import {expect, type Locator, type Page} from '@playwright/test';
import {listLoaded, test} from './fixtures';

const route = '/docs/resources/volumes';
test.use({start: route});

const definition = /^\w.{30,}\.$/;
const term = (page: Page) => page.locator('.theme-doc-markdown a[href="/docs/glossary#term-standby"]').first();
const otherTerm = (page: Page) => page.locator('.ref-term:not([href$="#term-standby"])').first();
const tooltip = (page: Page) => page.getByRole('tooltip');
const manifest = (page: Page) => page.locator('[data-code-block=yaml]').first();
const transcript = (page: Page) => page.locator('[data-code-block=console]').first();
const explanation = (page: Page) => page.getByRole('dialog', {name: /^Explanation of /});
/** Waits longer than a card takes to open or close. */
const wait = (page: Page) => page.waitForTimeout(900);

type Point = Readonly<{x: number; y: number}>;

/** The middle of a text in a block, in the window. */
async function findText(block: Locator, text: string): Promise<Point> {
  await block.scrollIntoViewIfNeeded();
  return block.locator('code').evaluate((code, wanted) => {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const at = (walker.currentNode as Text).data.indexOf(wanted);
      if (at < 0) continue;
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + wanted.length);
      break;
    }
    const {left, top, width, height} = range.getBoundingClientRect();
    return {x: Math.round(left + width / 2), y: Math.round(top + height / 2)};
  }, text);
}

async function findTerm(page: Page): Promise<Point> {
  await term(page).scrollIntoViewIfNeeded();
  const {x, y, width, height} = (await term(page).boundingBox())!;
  return {x: x + width / 2, y: y + height / 2};
}

async function expectFits(page: Page, card: Locator): Promise<void> {
  const {x, width} = (await card.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

const isApart = async (card: Locator, target: Locator) => {
  const [a, b] = [(await card.boundingBox())!, (await target.boundingBox())!];
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
};

for (const [kind, card, find] of [
  ['a term', tooltip, findTerm],
  ['a word', explanation, (page: Page) => findText(manifest(page), 'mount')],
] as const) {
  const pointAt = async (page: Page) => {
    const {x, y} = await find(page);
    await page.mouse.move(x, y);
    await expect(card(page)).toBeVisible();
  };

  test(`the card of ${kind} stays for the pointer, and Escape dismisses it until that comes back`, async ({page}) => {
    await pointAt(page);
    await card(page).hover();
    await wait(page);
    await expect(card(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(card(page)).toHaveCount(0);
    await pointAt(page);
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await expect(term(page)).not.toHaveAttribute('aria-describedby');
    const {x, y} = await find(page);
    await page.mouse.move(x + 3, y);
    await wait(page);
    await expect(card(page)).toHaveCount(0);
    await page.mouse.move(0, 0);
    await wait(page);
    await pointAt(page);
  });

  test.describe('on a touchscreen', () => {
    test.use({hasTouch: true, viewport: {width: 320, height: 640}});

    test(`a tap on ${kind} shows its card, and a tap elsewhere closes it`, async ({page}) => {
      const {x, y} = await find(page);
      await page.touchscreen.tap(x, y);
      await expect(card(page)).toBeVisible();
      await page.locator('h1').tap();
      await expect(card(page)).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${route}$`));
      if (card === explanation) return;
      // The second tap in a row follows the link.
      await term(page).tap();
      await expect(card(page)).toHaveText(definition);
      await term(page).tap();
      await expect(page).toHaveURL(/glossary#term-standby$/);
      await expect(card(page)).toHaveCount(0);
    });
  });
}

test('without scripts, a term is a link to the glossary', async ({plainPage: page}) => {
  await page.goto(route);
  await expect(term(page)).toHaveAttribute('data-definition', definition);
  await term(page).click();
  await expect(page).toHaveURL(/\/docs\/glossary#term-standby$/);
});

test('a term shows its definition, without a request', async ({page}) => {
  // Files of pages, which have no names, are preloaded for the links in view.
  const list = async () => (await listLoaded(page)).filter((url) => !/\/[\da-f]{8}\.[\da-f]{8}\.js$/.test(url));
  await term(page).hover({trial: true});
  const loaded = await list();
  await page.mouse.move(0, 0);
  await term(page).hover();
  await expect(tooltip(page)).toHaveText(definition);
  await expect(term(page)).toHaveAccessibleDescription((await tooltip(page).textContent())!);
  expect(await isApart(tooltip(page), term(page))).toBe(true);
  expect(await list()).toEqual(loaded);
  await otherTerm(page).hover();
  await expect(term(page)).not.toHaveAttribute('aria-describedby');
  await expect(tooltip(page)).toHaveCount(1);
  // At the bottom of the window, the card is above.
  await term(page).evaluate((element) => element.scrollIntoView({block: 'end'}));
  await term(page).hover();
  await expect(term(page)).toHaveAttribute('aria-describedby');
  expect(await isApart(tooltip(page), term(page))).toBe(true);
  expect((await tooltip(page).boundingBox())!.y).toBeLessThan((await term(page).boundingBox())!.y);
});

test('the card of a focused term stays until the focus leaves or navigation, at 320 px too', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  // After a key press, the browser shows the focus as it does for the keyboard.
  await page.keyboard.press('Tab');
  await term(page).focus();
  await expect(tooltip(page)).toBeVisible();
  expect(await isApart(tooltip(page), term(page))).toBe(true);
  await expectFits(page, tooltip(page));
  await wait(page);
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(term(page)).not.toHaveAttribute('aria-describedby');
  await page.keyboard.press('Shift+Tab');
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/glossary#term-standby$/);
  await expect(tooltip(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${route}$`));
  await wait(page);
  await expect(tooltip(page)).toHaveCount(0);
});

test('other links and selected text have no card', async ({page}) => {
  for (const selector of ['.theme-doc-breadcrumbs a', '.theme-doc-markdown a[href^="/docs/building"]', '.hash-link']) {
    await page.locator(selector).locator('visible=true').first().hover();
    await wait(page);
    await expect(tooltip(page), selector).toHaveCount(0);
  }
  const from = await findText(manifest(page), 'volumes');
  const to = await findText(manifest(page), 'mount');
  await page.mouse.move(from.x - 16, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await wait(page);
  await page.mouse.up();
  await wait(page);
  await expect(explanation(page)).toHaveCount(0);
  expect(await page.evaluate(() => getSelection()!.toString())).toContain('name: data');
});

test('keys and values of a manifest, and words of a command are explained', async ({page}) => {
  expect((await listLoaded(page)).filter((url) => url.includes('open-explainer'))).toEqual([]);
  const size = '/docs/resources/schema#volumes-size';
  const create = `${route}#volume-create`;
  for (const [block, name, text, href] of [
    [manifest, 'size', /volumes\[\]\.size.*size, required.*Limits.*1Gi to 1Ti/s, size],
    [manifest, '10Gi', /volumes\[\]\.size/, size],
    [transcript, 'create', /Create a volume\./, create],
    [transcript, '--size', /flag/, `${create}-size`],
    [transcript, '20Gi', /Value of --size\. From 1Gi to 1Ti\./, `${create}-size`],
  ] as const) {
    const {x, y} = await findText(block(page), name);
    await page.mouse.move(x, y);
    await expect(explanation(page)).toHaveAccessibleName(`Explanation of ${name}`);
    await expect(explanation(page)).toHaveText(text);
    await expect(explanation(page).getByRole('link')).toHaveAttribute('href', href);
  }
  const {x, y} = await findText(transcript(page), 'Created');
  await page.mouse.move(x, y);
  await expect(explanation(page)).toHaveCount(0);
});

test('the keyboard moves from word to word, at 320 px too, and on from the block', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.emulateMedia({reducedMotion: 'reduce', forcedColors: 'active'});
  const block = manifest(page).locator('pre');
  const card = explanation(page);
  await block.press('Enter');
  await expect(card).toBeFocused();
  await expect(card).toHaveAccessibleName('Explanation of volumes');
  await page.keyboard.press('ArrowRight');
  await expect(card).toHaveAccessibleName('Explanation of name');
  await page.keyboard.press('End');
  await expect(card).toHaveAccessibleName('Explanation of /var/lib/data');
  await expect(card).toBeFocused();
  await expectFits(page, card);
  await card.getByRole('button', {name: 'Previous word'}).click();
  await expect(card).toHaveAccessibleName('Explanation of mount');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(block).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link')).toBeFocused();
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
  await expect(card).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest('[data-code-block]') === null)).toBe(true);
});

test('the menu of a block explains its words, and the link of a card leads to the reference', async ({page}) => {
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  const more = manifest(page).getByRole('button', {name: /^More actions/});
  await more.click();
  await page.getByRole('button', {name: 'Explain word by word'}).click();
  await expect(explanation(page)).toBeFocused();
  await explanation(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/resources\/schema#volumes$/);
  await expect(explanation(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

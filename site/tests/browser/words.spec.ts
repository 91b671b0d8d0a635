import {expect, test, type Locator, type Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {openPage} from './openPage';

const path = '/docs/resources/volumes';
const card = (page: Page) => page.getByRole('dialog', {name: /^Explanation of /});
const manifest = (page: Page) => page.locator('[data-code-block=yaml]').first();
const transcript = (page: Page) => page.locator('[data-code-block=console]').first();
/** Waits longer than a card takes to open or close. */
const wait = (page: Page) => page.waitForTimeout(900);

/** The middle of a text in a block, in the window. */
async function findText(block: Locator, text: string): Promise<{x: number; y: number}> {
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

async function point(page: Page, block: Locator, text: string): Promise<void> {
  const {x, y} = await findText(block, text);
  await page.mouse.move(x, y);
}

/** Moves the focus to a block as the keyboard does. */
async function focus(page: Page, block: Locator): Promise<void> {
  await block.locator('pre').focus();
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeFocused();
}

test('explains keys and values of a manifest, and words of a command', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openPage(page, path);
  expect(requests.filter((url) => url.includes('open-explainer'))).toEqual([]);
  for (const [block, word, name, text, href] of [
    [
      manifest(page),
      'size',
      'size',
      /volumes\[\]\.size.*size, required.*Limits.*1Gi to 1Ti/s,
      '/docs/resources/schema#volumes-size',
    ],
    [manifest(page), '10Gi', '10Gi', /volumes\[\]\.size/, '/docs/resources/schema#volumes-size'],
    [transcript(page), 'create', 'create', /Create a volume\./, '/docs/resources/volumes#volume-create'],
    [transcript(page), '--size', '--size', /flag/, '/docs/resources/volumes#volume-create-size'],
    [
      transcript(page),
      '20Gi',
      '20Gi',
      /Value of --size\. From 1Gi to 1Ti\./,
      '/docs/resources/volumes#volume-create-size',
    ],
  ] as const) {
    await point(page, block, word);
    await expect(card(page)).toHaveAccessibleName(`Explanation of ${name}`);
    await expect(card(page)).toHaveText(text);
    await expect(card(page).getByRole('link')).toHaveAttribute('href', href);
  }
  await point(page, transcript(page), 'Created');
  await expect(card(page)).toHaveCount(0);
});

test('stays while the pointer is on it, and Escape dismisses it until the pointer comes back', async ({page}) => {
  await openPage(page, path);
  await point(page, manifest(page), 'mount');
  await card(page).hover();
  await wait(page);
  await expect(card(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(card(page)).toHaveCount(0);
  await point(page, manifest(page), 'mount');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  const {x, y} = await findText(manifest(page), 'mount');
  await page.mouse.move(x + 3, y);
  await wait(page);
  await expect(card(page)).toHaveCount(0);
});

test('does not open while text is selected', async ({page}) => {
  await openPage(page, path);
  const from = await findText(manifest(page), 'volumes');
  const to = await findText(manifest(page), 'mount');
  await page.mouse.move(from.x - 16, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await wait(page);
  await page.mouse.up();
  await wait(page);
  await expect(card(page)).toHaveCount(0);
  expect(await page.evaluate(() => getSelection()!.toString())).toContain('name: data');
});

test('the keyboard moves from word to word, at 320 px too', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.emulateMedia({reducedMotion: 'reduce', forcedColors: 'active'});
  await openPage(page, path);
  await focus(page, manifest(page));
  await expect(card(page)).toHaveAccessibleName('Explanation of volumes');
  await page.keyboard.press('ArrowRight');
  await expect(card(page)).toHaveAccessibleName('Explanation of name');
  await page.keyboard.press('End');
  await expect(card(page)).toHaveAccessibleName('Explanation of /var/lib/data');
  await expect(card(page)).toBeFocused();
  const box = (await card(page).boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await findViolations(page)).toEqual([]);
  await card(page).getByRole('button', {name: 'Previous word'}).click();
  await expect(card(page)).toHaveAccessibleName('Explanation of mount');
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(manifest(page).locator('pre')).toBeFocused();
});

test('Tab reaches the link, and moves on from the block', async ({page}) => {
  await openPage(page, path);
  await focus(page, manifest(page));
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('link')).toBeFocused();
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
  await expect(card(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest('[data-code-block]') === null)).toBe(true);
});

test('the menu of a block opens it, and its link leads to the reference', async ({page}) => {
  await openPage(page, path);
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await manifest(page)
    .getByRole('button', {name: /^More actions/})
    .click();
  await page.getByRole('button', {name: 'Explain word by word'}).click();
  await expect(card(page)).toBeFocused();
  await card(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/resources\/schema#volumes$/);
  await expect(card(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test.describe('on a touchscreen', () => {
  test.use({hasTouch: true, viewport: {width: 320, height: 640}});

  test('a tap on a word shows its explanation, and a tap elsewhere closes it', async ({page}) => {
    await openPage(page, path);
    const word = await findText(manifest(page), 'size');
    await page.touchscreen.tap(word.x, word.y);
    await expect(card(page)).toHaveAccessibleName('Explanation of size');
    await page.locator('h1').tap();
    await expect(card(page)).toHaveCount(0);
  });
});

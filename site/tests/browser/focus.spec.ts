import {expect} from '@playwright/test';
import {findViolations} from './findViolations';
import {hold, open, test} from './fixtures';

const guide = '/docs/guides-and-samples/languages/javascript/runtimes';
test.use({start: '/docs/glossary'});

test('the mobile menu is a named dialog, and stays open when a dialog above it closes', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toBeInViewport();
  await expect(menu).toHaveAttribute('aria-modal', 'true');
  expect(await findViolations(page)).toEqual([]);
  for (const [key, name] of [
    ['Control+k', 'Search'],
    ['?', 'Keyboard shortcuts'],
  ] as const) {
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', {name});
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeInViewport();
  }
  await page.keyboard.press('Escape');
  await expect(menu).not.toBeInViewport();
  await page.keyboard.press('Enter');
  await menu.getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeFocused();
});

test('Home, End and the arrow keys move the focus in tabs and menus', async ({page}) => {
  await open(page, guide);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  for (const [key, tab] of [
    ['End', tabs.last()],
    ['Home', tabs.first()],
    ['ArrowLeft', tabs.last()],
    ['ArrowRight', tabs.first()],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab).toBeFocused();
  }
  const button = page.locator('.navbar__items--right').getByRole('button', {name: 'English'});
  await button.focus();
  await page.keyboard.press('Enter');
  const link = page.locator('.dropdown__menu').getByRole('link', {name: 'English'});
  await expect(link).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(link).toBeFocused();
  await page.keyboard.press('Home');
  await expect(button).toBeFocused();
});

test('a menu closes when the page scrolls', async ({page}) => {
  const button = page.locator('.navbar__items--right').getByRole('button', {name: 'English'});
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 600);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the guide filter applies text that was typed before hydration', async ({page}) => {
  const release = await hold(page, '**/assets/js/*.js');
  await page.goto('/docs/guides-and-samples/', {waitUntil: 'domcontentloaded'});
  await page.getByLabel('Filter guides').fill('redis');
  release();
  await expect(page.getByText(/^1 of \d+ guides$/)).toBeVisible();
  await expect(page.getByLabel('Filter guides')).toHaveValue('redis');
});

test('in print, all panels of tabs are visible, each under its label', async ({page}) => {
  await open(page, guide);
  await page.emulateMedia({media: 'print'});
  const panels = page.locator('[role=tabpanel]');
  for (const panel of await panels.all()) {
    await expect(panel.locator('p, pre').first()).toBeVisible();
    expect(await panel.evaluate((element) => getComputedStyle(element, '::before').content)).not.toBe('none');
  }
});

test('without scripts, the filter of guides is hidden', async ({plainPage: page}) => {
  await page.goto('/docs/guides-and-samples/');
  await expect(page.getByLabel('Filter guides')).toBeHidden();
  await expect(page.getByRole('main')).not.toContainText(/type part of/);
});

for (const [name, media] of [
  ['light mode', {colorScheme: 'light'}],
  ['dark mode', {colorScheme: 'dark'}],
  ['forced colors', {forcedColors: 'active'}],
] as const) {
  test(`every tab stop has the site's focus ring in ${name}`, async ({page}) => {
    await page.emulateMedia(media);
    await open(page, '/docs');
    const expected = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('div'));
      probe.style.outline = 'var(--al-focus)';
      const {outline} = getComputedStyle(probe);
      probe.remove();
      return outline;
    });
    expect(expected).toContain('solid 2px');
    const stops: (readonly [string, string])[] = [];
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(() => {
          const target = document.activeElement!;
          let ring: Element | null = target;
          // The ring of a card surrounds more than its link.
          while (ring && getComputedStyle(ring).outlineStyle === 'none') ring = ring.parentElement;
          return [target.textContent, ring ? getComputedStyle(ring).outline : 'none'] as const;
        }),
      );
    }
    // In forced colors, the browser chooses the color of the focused element's outline.
    const ring = name === 'forced colors' ? stops[0]![1] : expected;
    expect(ring).toContain('solid 2px');
    expect(stops).toEqual(stops.map(([text]) => [text, ring]));
  });
}

test('every control is reachable with the keyboard in order and visibly focused', async ({page}) => {
  await open(page, '/docs/getting-started/installing-the-cli');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/skip to main content/i);
  const wanted = await page
    .locator('a[href], button:not([disabled]), input, select, [tabindex="0"]')
    .evaluateAll((all) => all.filter((element) => element.checkVisibility({visibilityProperty: true})).length);
  const seen = new Set<string>();
  for (let step = 0; step < wanted + 5; step += 1) {
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const {width, height, x, y} = element.getBoundingClientRect();
      const {outlineStyle, boxShadow} = getComputedStyle(element);
      const marked = outlineStyle !== 'none' || boxShadow !== 'none';
      return {
        place: `${element.tagName} ${element.textContent} ${x} ${y + scrollY}`,
        visible: width * height > 0 && marked,
      };
    });
    if (!focus) break;
    expect(focus.visible, `${focus.place} shows its focus`).toBe(true);
    seen.add(focus.place);
    await page.keyboard.press('Tab');
  }
  expect(seen.size).toBeGreaterThan(wanted * 0.9);
});

test('the navbar never covers the focus', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await open(page, '/docs/resources/machines');
  await page.locator('.theme-doc-footer a').last().focus();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const covered = await page.evaluate(() => {
      const element = document.activeElement!;
      const {left, top, height} = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + 2, top + Math.min(height / 2, 8));
      return found !== null && !element.contains(found) && found.closest('.navbar') !== null && element.outerHTML;
    });
    expect(covered).toBe(false);
  }
});

test('a pointer press moves the focus without a focus ring', async ({page}) => {
  const brand = page.locator('.navbar__brand');
  const outline = () => brand.evaluate((element) => getComputedStyle(element).outlineStyle);
  await brand.hover();
  await page.mouse.down();
  await expect(brand).toBeFocused();
  expect(await outline()).toBe('none');
  // Released elsewhere, so that the link isn't followed.
  await page.mouse.move(640, 500);
  await page.mouse.up();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(brand).toBeFocused();
  expect(await outline()).not.toBe('none');
});

test('the skip link skips the navbar', async ({page}) => {
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('.main-wrapper')))).toBe(true);
});

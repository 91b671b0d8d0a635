import {expect} from '@playwright/test';
import {findViolations} from './findViolations';
import {open, test} from './fixtures';

const guide = '/docs/guides-and-samples/languages/javascript/runtimes';

test('the mobile menu is a named dialog, and stays open when a dialog above it closes', async ({page}) => {
  await open(page, '/docs/glossary');
  await page.setViewportSize({width: 390, height: 844});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toBeInViewport();
  await expect(menu).toHaveAttribute('aria-modal', 'true');
  expect(await findViolations(page)).toEqual([]);
  for (const [key, name] of Object.entries({'Control+k': 'Search', '?': 'Keyboard shortcuts'})) {
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

test('changes in another tab keep the mobile menu open', async ({page, context}) => {
  await open(page, '/docs/glossary');
  await page.setViewportSize({width: 500, height: 800});
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  const menu = page.getByRole('dialog', {name: 'Menu'});
  const close = menu.getByRole('button', {name: 'Close navigation bar'});
  await toggle.click();
  await expect(close).toBeFocused();
  const other = await context.newPage();
  await open(other, '/docs/sdks/');
  await other.getByRole('button', {name: 'Close the announcement'}).click();
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.bringToFront();
  await expect(menu).toBeInViewport();
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).not.toBeInViewport();
  await expect(toggle).toBeFocused();
  await page.getByRole('button', {name: 'Close the announcement'}).click();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
});

test('Home, End and the arrow keys move the focus in tabs, whose panels are all printed', async ({page}) => {
  await open(page, guide);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  const targets = {End: tabs.last(), Home: tabs.first(), ArrowLeft: tabs.last(), ArrowRight: tabs.first()};
  for (const [key, tab] of Object.entries(targets)) {
    await page.keyboard.press(key);
    await expect(tab).toBeFocused();
  }
  await page.emulateMedia({media: 'print'});
  const panels = page.locator('[role=tabpanel]');
  // Each is under its label.
  for (const panel of await panels.all()) {
    await expect(panel.locator('p, pre').first()).toBeVisible();
    expect(await panel.evaluate((element) => getComputedStyle(element, '::before').content)).not.toBe('none');
  }
});

for (const [path, name, media] of [
  ['/docs/', 'light mode', {colorScheme: 'light'}],
  ['/docs/', 'dark mode', {colorScheme: 'dark'}],
  ['/docs/', 'forced colors', {forcedColors: 'active'}],
  ['/docs/getting-started/installing-the-cli', 'light mode', {colorScheme: 'light'}],
] as const)
  test(`every control of ${path} is a tab stop with the site's focus ring in ${name}`, async ({page}) => {
    await page.emulateMedia(media);
    await open(page, path);
    const expected = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('div'));
      probe.style.outline = '2px solid var(--al-accent)';
      const {outline} = getComputedStyle(probe);
      probe.remove();
      return outline;
    });
    const wanted = await page
      .locator('a[href], button:not([disabled]), input, select, [tabindex="0"]')
      .evaluateAll((all) => all.filter((element) => element.checkVisibility({visibilityProperty: true})).length);
    const stops = new Map<string, string>();
    for (let stop = 0; stop < wanted + 5; stop += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const target = document.activeElement!;
        if (target === document.body) return undefined;
        let ring: Element | null = target;
        // The ring of a card surrounds more than its link.
        while (ring && getComputedStyle(ring).outlineStyle === 'none') ring = ring.parentElement;
        const {width, height, x, y} = target.getBoundingClientRect();
        return {
          place: `${target.tagName} ${target.textContent} ${x} ${y + scrollY}`,
          ring: ring && width * height > 0 ? getComputedStyle(ring).outline : 'none',
        };
      });
      if (!focus) break;
      stops.set(focus.place, focus.ring);
    }
    expect([...stops.keys()][0]).toMatch(/skip to main content/i);
    expect(stops.size).toBeGreaterThan(wanted * 0.9);
    expect(expected).toContain('solid 2px');
    // In forced colors, the browser chooses the color.
    const shape = (outline: string) => (name === 'forced colors' ? outline.replace(/^rgba?\(.*?\) /, '') : outline);
    expect([...stops].filter(([, outline]) => shape(outline) !== shape(expected))).toEqual([]);
  });

test('the skip link skips the navbar, which never covers the focus', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await open(page, '/docs/resources/machines');
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('.main-wrapper')))).toBe(true);
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
  await open(page, '/docs/glossary');
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

import {expect} from '@playwright/test';
import {open, test} from './fixtures';

/** CSS pixels of an A4 sheet without the margins of print.css. */
const sheet = {width: 673, height: 986};

test.beforeEach(async ({page}) => {
  await page.setViewportSize(sheet);
  await page.emulateMedia({media: 'print'});
});

for (const path of [
  '/',
  '/docs/guides-and-samples/',
  '/docs/guides-and-samples/languages/go/generic',
  '/docs/resources/apps',
  '/docs/sdks/',
  '/docs/monitoring/metrics',
  '/docs/glossary',
])
  test(`${path} prints completely, without controls, and with headings next to their content`, async ({page}) => {
    await open(page, path);
    if (path === '/') {
      const [title, session] = await Promise.all(
        ['h1', 'figure:has(pre)'].map((selector) => page.locator(selector).first().boundingBox()),
      );
      expect(title!.y, 'the first sheet starts with the hero').toBeLessThan(0.1 * sheet.height);
      expect(session!.y + session!.height, 'the first deploy is on it').toBeGreaterThan(0.6 * sheet.height);
      expect(session!.y + session!.height, 'the first deploy fits').toBeLessThan(sheet.height);
    }
    const controls = page.locator('button, input, nav, aside, [role=tab]').filter({visible: true});
    await expect(controls).toHaveCount(0);
    const drawings = page.locator('article [role=img]');
    if (path === '/docs/resources/apps') await expect(drawings).not.toHaveCount(0);
    for (const drawing of await drawings.all()) await expect(drawing).toBeVisible();
    const cut = await page
      .locator('pre, .al-table')
      .evaluateAll((boxes) =>
        boxes
          .filter((box) => getComputedStyle(box).overflowX !== 'visible' || box.scrollWidth > box.clientWidth + 1)
          .map((box) => box.textContent),
      );
    expect(cut).toEqual([]);
    if (!/glossary|apps|metrics/.test(path)) return;
    const orphans = await page.locator('article .markdown').evaluate((text, {width, height}) => {
      // Columns with the size of a sheet have the same breaks as sheets.
      Object.assign(text.style, {columns: `${width}px`, columnGap: '0', columnFill: 'auto', height: `${height}px`});
      const left = text.getBoundingClientRect().left;
      const sheetOf = ({x}: DOMRect) => Math.floor((x - left) / text.clientWidth);
      const headings = [...text.querySelectorAll('h2, h3, h4, dt, .ref-label')];
      const ends = headings.map((heading) => {
        let next = heading.nextElementSibling;
        while (next?.firstElementChild && next.matches('dl, header')) next = next.firstElementChild;
        const [first] = next?.getClientRects() ?? [];
        const last = [...heading.getClientRects()].at(-1);
        return {heading: heading.textContent, from: last && sheetOf(last), to: first && sheetOf(first)};
      });
      return {
        sheets: Math.max(...ends.map(({to = 0}) => to)),
        apart: ends.filter(({from, to}) => from !== undefined && to !== undefined && from !== to),
      };
    }, sheet);
    expect(orphans.sheets).toBeGreaterThan(5);
    expect(orphans.apart).toEqual([]);
  });

import {expect, test, type Page} from '@playwright/test';
import {site} from './sites';

// What stands below the first view is laid out later (src/css/later.css).
const path = '/docs/resources/apps';

/** An anchor in the middle of a list that no first view shows. */
const findAnchor = (page: Page) =>
  page.locator('.ref-list').evaluateAll((lists) => {
    const long = lists.filter((list) => list.querySelectorAll('dt').length > 20).at(-1)!;
    const anchors = [...long.querySelectorAll('[id]')];
    return anchors[Math.floor(anchors.length / 2)]!.id;
  });

const top = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((node) => node.getBoundingClientRect().top);

/** Of a box itself `checkVisibility` would say yes: only what is in it is left out. */
const waitUntilLaidOut = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('[data-later] > :first-child')].every((item) =>
      item.checkVisibility({contentVisibilityAuto: true}),
    ),
  );

for (const [width, height] of [
  [1280, 800],
  [390, 800],
] as const) {
  test(`what is far from the view is laid out once the reader scrolls, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height});
    await page.goto(site() + path);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    const id = await findAnchor(page);
    const isLaidOut = () =>
      page.locator(`[id="${id}"]`).evaluate((node) => node.checkVisibility({contentVisibilityAuto: true}));
    await page.waitForLoadState('networkidle');
    expect(await isLaidOut()).toBe(false);
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, 50);
    await expect.poll(isLaidOut).toBe(true);
  });

  test(`the address of a term leads to it and stays there, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height});
    await page.goto(site() + path);
    const id = await findAnchor(page);
    await page.goto('about:blank');
    await page.goto(`${site()}${path}#${id}`);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    await page.waitForLoadState('networkidle');
    await expect.poll(() => top(page, id)).toBeLessThan(140);
    const first = await top(page, id);
    expect(first).toBeGreaterThan(-1);
    await page.waitForTimeout(500);
    expect(Math.abs((await top(page, id)) - first)).toBeLessThan(2);
  });

  test(`a link to a term leads to it, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height});
    await page.goto(site() + path);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    await page.waitForLoadState('networkidle');
    const id = await findAnchor(page);
    await page.evaluate((hash) => {
      const link = Object.assign(document.createElement('a'), {href: `#${hash}`});
      document.querySelector('.theme-doc-markdown')!.append(link);
      link.click();
    }, id);
    await expect.poll(() => top(page, id)).toBeLessThan(140);
    await page.waitForTimeout(500);
    expect(await top(page, id)).toBeGreaterThan(-1);
    expect(await top(page, id)).toBeLessThan(140);
  });

  test(`a link to a heading leads to it before the page listens, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height});
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(site() + path);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {href: '#errors'});
      document.querySelector('.theme-doc-markdown')!.append(link);
      link.click();
    });
    await expect.poll(() => top(page, 'errors')).toBeLessThan(140);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(Math.abs((await top(page, 'errors')) - 70)).toBeLessThan(70);
  });

  test(`the text in view stays in place when the reader scrolls up, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height});
    await page.goto(site() + path);
    await page.evaluate(() => scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}));
    await waitUntilLaidOut(page);
    const moves = await page.evaluate(async () => {
      const frames = async () => {
        for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      };
      // The browser makes up for what the last list has moved with the next frame.
      await frames();
      const step = 300;
      const found: number[] = [];
      while (scrollY > 2 * step) {
        const shown = [...document.querySelectorAll('.theme-doc-markdown > *')].find((node) => {
          const {top} = node.getBoundingClientRect();
          return top > 150 && top < innerHeight;
        });
        const before = shown?.getBoundingClientRect().top;
        scrollBy({top: -step, behavior: 'instant'});
        await frames();
        if (shown) found.push(Math.abs(shown.getBoundingClientRect().top - before! - step));
      }
      return found;
    });
    expect(moves.length).toBeGreaterThan(20);
    expect(Math.max(...moves), 'pixels that the text moved beside what was scrolled').toBeLessThan(2);
  });
}

test('the table of contents names what is in view once all is laid out', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  // Higher than its estimates above what is in view then.
  await page.goto(`${site()}/docs/guides-and-samples/languages/php/rails`);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.evaluate(() => scrollTo({top: 6000, behavior: 'instant'}));
  await waitUntilLaidOut(page);
  const [marked, seen] = await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    const headings = [...document.querySelectorAll('.theme-doc-markdown > .anchor')];
    return [
      document.querySelector('.table-of-contents__link--active')?.getAttribute('href'),
      `#${headings.filter((heading) => heading.getBoundingClientRect().top < 100).at(-1)?.id}`,
    ];
  });
  expect(marked).toBe(seen);
});

// One page of each kind of content: lists, nested fields, tables, steps, tabs, definitions.
for (const page of [
  path,
  '/docs/resources/schema',
  '/docs/resources/certificates',
  '/docs/monitoring/metrics',
  '/docs/getting-started/installing-the-cli',
  '/docs/guides-and-samples/languages/php/rails',
  '/docs/sdks',
])
  test(`all of ${page} stands where it would without the boxes`, async ({browser}) => {
    const measured = [];
    for (const isWhole of [false, true]) {
      const context = await browser.newContext({javaScriptEnabled: false, viewport: {width: 1280, height: 800}});
      const tab = await context.newPage();
      await tab.goto(site() + page);
      measured.push(
        await tab.evaluate((unwrap) => {
          document.documentElement.dataset.whole = '';
          if (unwrap) for (const box of document.querySelectorAll('[data-later]')) box.replaceWith(...box.childNodes);
          return [...document.querySelectorAll('.theme-doc-markdown :not([data-later])')].map((node) => {
            const {top, left, width, height} = node.getBoundingClientRect();
            return [node.localName, node.textContent?.slice(0, 40), ...[top, left, width, height].map(Math.round)];
          });
        }, isWhole),
      );
      await context.close();
    }
    expect(measured[0]!.length).toBeGreaterThan(100);
    expect(measured[0]).toEqual(measured[1]);
  });

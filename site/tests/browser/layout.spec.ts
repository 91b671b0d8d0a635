import {expect} from '@playwright/test';
import {listLoaded, open, test} from './fixtures';

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a section expands for longer if it is higher, with the motion ${reducedMotion}`, async ({page}) => {
    await page.emulateMedia({reducedMotion});
    await open(page, '/docs/glossary');
    const category = page.locator('.theme-doc-sidebar-item-category').filter({hasText: 'Resources'});
    await category.locator('[aria-expanded=false]').first().click();
    const list = category.locator('ul').first();
    const style = () => list.evaluate((element) => element.style.transition);
    await expect.poll(style).toMatch(/height \d+ms/);
    const part = (await list.evaluate((element) => element.scrollHeight)) / 36;
    expect(part).toBeGreaterThan(3);
    const duration = reducedMotion === 'reduce' ? 1 : Math.round((4 + 15 * part ** 0.25 + part / 5) * 10);
    expect(await style()).toContain(`height ${duration}ms`);
  });

test("the footer links to other pages, and its logo is 13% of the window's height", async ({page}) => {
  await open(page, '/docs/glossary');
  const footer = page.locator('footer.theme-layout-footer');
  for (const [name, target] of [
    ['Getting Started', '/docs/getting-started/installing-the-cli'],
    ['Deploying a static site', '/docs/getting-started/deploying-a-static-site'],
    ['Tutorials', '/docs/getting-started/deploying-an-existing-app'],
    ['Community chat', 'https://chat.aloft.example'],
  ] as const)
    await expect(footer.getByRole('link', {name}).first()).toHaveAttribute('href', target);
  await expect(footer).toContainText(/Copyright © 20\d\d Aloft/);
  for (const width of [1280, 1000]) {
    await page.setViewportSize({width, height: 800});
    const heights = await footer
      .locator('svg, img')
      .evaluateAll((all) => all.map((logo) => logo.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeCloseTo(width * 0.13, 0);
  }
});

test("the site's fonts are loaded with a reader's second page and used from the next load on", async ({page}) => {
  await open(page, '/docs/glossary');
  // A browser without WebMCP doesn't load the code for it either.
  expect((await listLoaded(page)).filter((url) => /\.woff|web-mcp/.test(url))).toEqual([]);
  const read = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(await read()).not.toMatch(/^inter/i);
  await page.locator('nav.navbar').getByRole('link', {name: 'SDKs'}).click();
  await page.waitForFunction(() => localStorage.getItem('al-fonts') !== null);
  await page.reload();
  expect(await read()).toMatch(/^inter/i);
});

test('in a page from right to left, code and English text stay from left to right', async ({page}) => {
  await open(page, '/docs/resources/apps');
  const directions = await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    const english = document.querySelector('.theme-doc-markdown')!;
    english.setAttribute('lang', 'en');
    return ['pre', 'p code', '.theme-doc-markdown p'].map(
      (selector) => getComputedStyle(document.querySelector(selector)!).direction,
    );
  });
  expect(directions).toEqual(['ltr', 'ltr', 'ltr']);
});

test('a heading shows its anchor link only on hover', async ({page}) => {
  await open(page, '/docs/glossary');
  const heading = page.locator('h2.anchor').first();
  const look = () =>
    heading.locator('.hash-link').evaluate((link) => ({
      opacity: getComputedStyle(link).opacity,
      sign: getComputedStyle(link, '::before').content,
    }));
  expect(await look()).toEqual({opacity: '0', sign: '"#"'});
  await heading.hover();
  await expect.poll(look).toEqual({opacity: '1', sign: '"#"'});
});

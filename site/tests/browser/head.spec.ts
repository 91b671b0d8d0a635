import {expect, type Page} from '@playwright/test';
import {brand} from '@aloft/platform/brand';
import {hydrated, open, test} from './fixtures';

test.use({prefetches: true});

/** The page's head and the attributes of `html`, without those that scripts and readers change. */
const readHead = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    root: ['lang', 'dir', 'class'].map((name) =>
      document.documentElement.getAttribute(name)?.split(' ').sort().join(' '),
    ),
    tags: [...document.head.querySelectorAll('meta, link[rel=canonical], link[rel=alternate], script[type]')]
      .map((tag) => {
        const copy = tag.cloneNode(true) as Element;
        copy.removeAttribute('data-rh');
        return copy.outerHTML;
      })
      .sort(),
  }));

for (const [from, to] of [
  ['/docs/glossary', '/docs/guides-and-samples/'],
  ['/docs/sdks/', '/'],
  ['/', '/docs/sdks/'],
] as const) {
  test(`the head of ${to} is the same after navigation from ${from} as after loading`, async ({page}) => {
    await open(page, to);
    const direct = await readHead(page);
    await open(page, from);
    await page.evaluate(() => Object.assign(window, {stayed: true}));
    await page.locator(`nav.navbar a[href="${to}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL(to);
    await expect.poll(() => readHead(page)).toEqual(direct);
    expect(await page.evaluate(() => 'stayed' in window), 'the document was reloaded').toBe(true);
  });
}

const readAddresses = (page: Page) =>
  page
    .locator('link[rel=canonical], meta[property="og:url"]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('href') ?? tag.getAttribute('content')));

test('each URL of a page has the same canonical one', async ({page}) => {
  for (const [address, ...canonical] of [
    ['/', '/'],
    ['/search?q=volume', '/search'],
    ['/docs/sdks/index', '/docs/sdks/'],
    ['/docs/glossary.html', '/docs/glossary'],
    ['/docs/Glossary', '/docs/glossary'],
    ['/nowhere'],
    ['/docs/nowhere/'],
  ] as const) {
    await page.goto(address);
    if (address !== address.toLowerCase()) await expect(page).toHaveURL(address.toLowerCase());
    await hydrated(page);
    // The head is updated in the frame after a render.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
    );
    const expected = canonical.flatMap((path) => [brand.docsUrl + path, brand.docsUrl + path]);
    expect.soft(await readAddresses(page), address).toEqual(expected);
  }
});

test('a stylesheet that few pages need is requested once, with the first of them', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    // The resource type of prefetched files is unknown.
    const name = /([\w-]+)\.\w+\.css/.exec(request.url())?.[1];
    if (name && request.resourceType() === 'stylesheet') asked.push(name);
  });
  const hero = page.locator('[class*=hero_]');
  const follow = (to: string) => page.locator(`.navbar a[href="${to}"]`).first().dispatchEvent('click');

  for (const first of ['/', '/docs/']) {
    asked.length = 0;
    await open(page, first);
    if (first === '/') await expect(hero).toHaveCSS('display', 'grid');
    await follow('/docs/');
    await expect(hero).toHaveCount(0);
    await follow('/');
    await expect(hero).toHaveCSS('display', 'grid');
    expect(asked.sort(), first).toEqual(['home', 'styles']);
  }
});

import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test, type Page} from '@playwright/test';
import {site} from './sites';

const page = '/docs/glossary';
const scripts = '**/assets/js/*.js';

/** Opens the page with its scripts held back. @returns lets them through, and waits until React has taken over */
async function openHeld(browserPage: Page, route = page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await browserPage.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  await browserPage.goto(site() + route, {waitUntil: 'domcontentloaded'});
  await expect(browserPage.getByRole('heading', {level: 1})).toBeVisible();
  return async () => {
    release();
    await expect(browserPage.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  };
}

const theme = (browserPage: Page) =>
  browserPage.evaluate(() => [document.documentElement.dataset.theme, localStorage.getItem('theme')]);

test('the reader sees the page before it asks for a script', async ({page: browserPage}) => {
  await browserPage.goto(site() + page);
  await expect(browserPage.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const [painted, asked] = await browserPage.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint').map(({startTime}) => startTime),
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({startTime}) => startTime),
  ]);
  expect(painted).toHaveLength(1);
  expect(asked.length).toBeGreaterThan(2);
  expect(Math.min(...asked)).toBeGreaterThan(painted[0]!);
});

test('the scripts come where nothing is painted', async ({page: browserPage}) => {
  await browserPage.addInitScript(() =>
    Object.defineProperty(window, 'PerformanceObserver', {
      value: class {
        observe = () => undefined;
      },
    }),
  );
  await browserPage.goto(site() + page);
  await expect(browserPage.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('the theme toggle answers before the scripts come, and React keeps the choice', async ({page: browserPage}) => {
  await browserPage.emulateMedia({colorScheme: 'dark'});
  const release = await openHeld(browserPage);
  const toggle = browserPage.locator('nav.navbar button[class*=toggleButton_]');
  await toggle.click();
  expect(await theme(browserPage)).toEqual(['light', 'light']);
  await release();
  expect(await theme(browserPage)).toEqual(['light', 'light']);
  await toggle.click();
  await expect.poll(() => theme(browserPage)).toEqual(['dark', 'dark']);
});

test('a click on the theme toggle is not lost while React takes the page over', async ({page: browserPage}) => {
  await browserPage.emulateMedia({colorScheme: 'dark'});
  const session = await browserPage.context().newCDPSession(browserPage);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 20});
  await browserPage.goto(site() + page, {waitUntil: 'commit'});
  await browserPage.waitForFunction(() => 'docusaurusRoot' in window);
  // By the mouse, which does not wait until the button is enabled.
  const box = (await browserPage.locator('nav.navbar button[class*=toggleButton_]').boundingBox())!;
  await browserPage.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
  await expect.poll(() => theme(browserPage)).toEqual(['light', 'light']);
});

test.describe('the menu of a narrow window', () => {
  test.use({viewport: {width: 420, height: 800}});
  const early = 'body > .navbar-sidebar--show';
  const open = (browserPage: Page) => browserPage.getByRole('button', {name: 'Toggle navigation bar'}).click();

  test('opens at once, and React takes it over as the reader has left it', async ({page: browserPage}) => {
    const release = await openHeld(browserPage);
    await open(browserPage);
    const link = browserPage.locator(early).getByRole('link', {name: 'Installing the CLI'});
    await expect(link).toBeInViewport();
    await expect(browserPage.locator('html')).toHaveAttribute('data-waiting', '');
    await browserPage.getByRole('button', {name: 'Back to main menu'}).click();
    await expect(link).not.toBeInViewport();
    await expect(browserPage.locator(early).getByRole('link', {name: 'SDKs'})).toBeInViewport();
    await release();
    await expect(browserPage.locator(early)).toHaveCount(0);
    const menu = browserPage.locator('.navbar.navbar-sidebar--show');
    await expect(menu.locator('.navbar-sidebar').getByRole('link', {name: 'SDKs'})).toBeInViewport();
    await expect(browserPage.locator('html')).not.toHaveAttribute('data-waiting');
  });

  test('stays closed when the reader has closed it', async ({page: browserPage}) => {
    const release = await openHeld(browserPage);
    await open(browserPage);
    await browserPage.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(browserPage.locator(early)).toHaveCount(0);
    await release();
    await expect(browserPage.locator('.navbar-sidebar').first()).toBeAttached();
    await expect(browserPage.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('leads to other pages and switches the theme without any script', async ({page: browserPage}) => {
    await browserPage.emulateMedia({colorScheme: 'dark'});
    await openHeld(browserPage);
    await open(browserPage);
    await browserPage
      .locator(early)
      .getByRole('button', {name: /currently/})
      .click();
    expect(await theme(browserPage)).toEqual(['light', 'light']);
    await browserPage.locator(early).getByRole('link', {name: 'Resources'}).click();
    await expect(browserPage).toHaveURL(`${site()}/docs/resources/apps`);
  });

  test('looks as the one that React shows', async ({page: browserPage}) => {
    const release = await openHeld(browserPage);
    await open(browserPage);
    const read = (menu: string) =>
      browserPage.locator(`${menu} .navbar-sidebar`).evaluate((element) =>
        [...element.querySelectorAll('a.menu__link, button:not([class*=toggleButton])')]
          .filter((link) => link.closest('[inert]') === null)
          .map((link) => {
            const {x, y, width, height} = link.getBoundingClientRect();
            return [link.textContent || link.ariaLabel, x, y, width, height].join(' ');
          }),
      );
    const before = await read(early);
    expect(before.length).toBeGreaterThan(8);
    await release();
    await expect(browserPage.locator(early)).toHaveCount(0);
    await expect.poll(() => read('.navbar')).toEqual(before);
  });
});

for (const key of ['/', 'Control+k']) {
  test(`search opens on ${key} although the key came before the scripts`, async ({page: browserPage}) => {
    const release = await openHeld(browserPage);
    await browserPage.keyboard.press(key);
    const early = browserPage.locator('.early-search input');
    const field = browserPage.locator('.DocSearch-Input');
    await expect(early).toBeFocused();
    await browserPage.keyboard.type('volume?');
    await browserPage.keyboard.press('Backspace');
    await browserPage.keyboard.type('s');
    const placeholder = await early.getAttribute('placeholder');
    const box = await early.boundingBox();
    await release();
    await expect(browserPage.getByRole('dialog')).toBeVisible();
    await expect(field).toHaveValue('volumes');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('placeholder', placeholder!);
    await expect(browserPage.locator('.DocSearch-Hit').first()).toContainText('volume');
    await expect.poll(() => field.boundingBox()).toMatchObject({x: box!.x, y: box!.y, height: box!.height});
  });
}

test('search stays closed when the reader has left it, and gives the focus back', async ({page: browserPage}) => {
  const release = await openHeld(browserPage);
  const button = browserPage.getByRole('button', {name: 'Search'});
  await button.click();
  await expect(browserPage.locator('.early-search input')).toBeFocused();
  await browserPage.keyboard.press('Escape');
  await expect(browserPage.locator('.early-search')).toHaveCount(0);
  await expect(button).toBeFocused();
  await release();
  await browserPage.waitForLoadState('networkidle');
  await expect(browserPage.getByRole('dialog')).toHaveCount(0);
  await button.click();
  await expect(browserPage.getByRole('dialog')).toBeVisible();
  await browserPage.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a query that is sent before the scripts come leads to the search page', async ({page: browserPage}) => {
  await openHeld(browserPage);
  await browserPage.keyboard.press('/');
  await browserPage.keyboard.type('volumes');
  await browserPage.keyboard.press('Enter');
  await expect(browserPage).toHaveURL(`${site()}/search?q=volumes`);
});

test.describe('on a page with tabs and code', () => {
  const guide = '/docs/guides-and-samples/languages/go/generic';
  const tab = (browserPage: Page, index: number) => browserPage.getByRole('tab').nth(index);
  const panel = async (browserPage: Page, index: number) =>
    browserPage.locator(`[id="${await tab(browserPage, index).getAttribute('aria-controls')}"]`);

  test('a tab shows its panel before the scripts come, and React keeps the choice', async ({page: browserPage}) => {
    const release = await openHeld(browserPage, guide);
    await tab(browserPage, 0).focus();
    await browserPage.keyboard.press('ArrowRight');
    await expect(tab(browserPage, 1)).toBeFocused();
    await browserPage.keyboard.press('Enter');
    const isChosen = async () => {
      await expect(tab(browserPage, 1)).toHaveAttribute('aria-selected', 'true');
      await expect(tab(browserPage, 0)).toHaveAttribute('aria-selected', 'false');
      await expect(await panel(browserPage, 1)).toBeVisible();
      await expect(await panel(browserPage, 0)).toBeHidden();
    };
    await isChosen();
    await release();
    await isChosen();
    expect(await browserPage.evaluate(() => localStorage.getItem('docusaurus.tab.go-files'))).toBe(
      await tab(browserPage, 1).getAttribute('data-value'),
    );
    await tab(browserPage, 0).click();
    await expect(await panel(browserPage, 0)).toBeVisible();
    await expect(await panel(browserPage, 1)).toBeHidden();
  });

  test('a tab that was chosen in an earlier visit shows before the scripts come', async ({page: browserPage}) => {
    await browserPage.goto(site() + guide);
    await tab(browserPage, 1).click();
    // React remembers it, soon after the panel shows.
    await expect.poll(() => browserPage.evaluate(() => localStorage.getItem('docusaurus.tab.go-files'))).not.toBeNull();
    await openHeld(browserPage, guide);
    await expect(await panel(browserPage, 1)).toBeVisible();
    await expect(await panel(browserPage, 0)).toBeHidden();
  });

  test('code is copied before the scripts come, and once', async ({page: browserPage, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const errors: string[] = [];
    browserPage.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    browserPage.on('pageerror', (error) => errors.push(error.message));
    const release = await openHeld(browserPage, guide);
    const block = browserPage.locator('[data-code-block]').filter({visible: true}).first();
    const button = block.getByRole('button');
    await button.click();
    await expect(button).toHaveText('Copied');
    await expect(browserPage.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
    const copied = () => browserPage.evaluate(() => navigator.clipboard.readText());
    expect(await copied()).toBe((await block.locator('code').innerText()).trimEnd());
    await browserPage.evaluate(() => navigator.clipboard.writeText('other'));
    // React finds another word on the button than it wrote, and leaves it.
    await release();
    expect(await copied()).toBe('other');
    await expect(button).toHaveText('Copy');
    expect(errors).toEqual([]);
  });
});

test('a link works without any script', async ({page: browserPage}) => {
  await openHeld(browserPage);
  await browserPage.locator('nav.navbar a[href="/docs/sdks/"]').click();
  await expect(browserPage).toHaveURL(`${site()}/docs/sdks/`);
});

test.describe('while the page is still coming', () => {
  /** Sends the first part of the page, up to the end of the navbar, and the rest when it is told to. */
  async function serveInTwo(): Promise<{origin: string; finish: () => void; stop: () => Promise<void>}> {
    const html = await (await fetch(site() + page)).text();
    const end = html.indexOf('</nav>') + '</nav>'.length;
    let finish = () => {};
    const server = createServer((request, response) => {
      if (request.url !== page) {
        void fetch(site() + request.url).then(async (answer) => {
          response.setHeader('content-type', answer.headers.get('content-type') ?? '');
          response.end(Buffer.from(await answer.arrayBuffer()));
        });
        return;
      }
      response.setHeader('content-type', 'text/html');
      response.write(html.slice(0, end));
      finish = () => response.end(html.slice(end));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      finish: () => finish(),
      stop: () => new Promise((resolve) => server.close(() => resolve())),
    };
  }

  test('the theme toggle answers, and a key for search is kept', async ({page: browserPage}) => {
    const {origin, finish, stop} = await serveInTwo();
    await browserPage.emulateMedia({colorScheme: 'dark'});
    await browserPage.goto(origin + page, {waitUntil: 'commit'});
    const toggle = browserPage.locator('nav.navbar button[class*=toggleButton_]');
    await toggle.click();
    expect(await theme(browserPage)).toEqual(['light', 'light']);
    expect(await browserPage.evaluate(() => document.readyState)).toBe('loading');
    await browserPage.keyboard.press('/');
    finish();
    await expect(browserPage.getByRole('dialog')).toBeVisible();
    expect(await theme(browserPage)).toEqual(['light', 'light']);
    await browserPage.close();
    await stop();
  });
});

// cspell:ignore internetdisconnected zzzzqqqq qxzvwkj prerenderingchange
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test, type Page, type Route} from '@playwright/test';
import {createServer as createSite} from '../../hosting/createServer';
import {findViolations} from './findViolations';
import {hold, hydrated, open as openPath, pageFiles, saveData, watch} from './openPage';
import {searchServer, site, variant} from './sites';

// Faults around a page, their effect on the reader, and how the page recovers. Each table is about one kind of request,
// and each row is a fault. A fault must not lose input or the URL, throw, or log an unexpected error.

type Answer = (route: Route) => unknown;

const offline: Answer = (route) => route.abort('internetdisconnected');
const respond =
  (status: number, contentType: string, body: string): Answer =>
  (route) =>
    route.fulfill({status, contentType, body});
const hang: Answer = () => undefined;
const missing = respond(404, 'text/html', '<!doctype html><title>Not found</title>');
const failing = respond(500, 'text/plain', 'Internal Server Error');
const otherScript = respond(200, 'text/javascript', 'window.other = 1');
const cutScript = respond(200, 'text/javascript', '(self.webpackChunk=self.webpackChunk||[]).push([["1"],{');
const loginPage = respond(200, 'text/html', '<!doctype html><title>Log in</title>');

const from = '/docs/glossary';
const to = '/docs/sdks/';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => page.getByRole('combobox', {name: 'Search'});
const hits = (page: Page) => dialog(page).getByRole('option');
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const link = (page: Page) => page.locator(`nav.navbar a[href="${to}"]`);
const storageWarning = 'browser storage is not available';

const open = (page: Page, path = from, origin = site()) => openPath(page, path, origin);

/** Disables timeouts, which would expire on a loaded machine. */
const disableTimeouts = () => {
  AbortSignal.timeout = () => new AbortController().signal;
};

/** Uses the color mode toggle, search and links, and expects them to work. */
async function read(page: Page): Promise<void> {
  const before = (await page.locator('html').getAttribute('data-theme')) ?? '';
  const toggle = page.locator('.navbar__items--right [data-color-mode-toggle]');
  await toggle.click();
  if ((await page.locator('html').getAttribute('data-theme')) === before) await toggle.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', before);
  await page.keyboard.press('Control+k');
  await field(page).fill('volume snapshot');
  await expect(hits(page).nth(1)).toContainText(/snapshot/i);
  await field(page).fill('qxzvwkj');
  await expect(dialog(page)).toContainText('No results for');
  await field(page).fill('volume');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await link(page).click();
  await expect(heading(page)).toHaveText('SDKs');
  await expect(page).toHaveURL(new RegExp(`${to}$`));
  await page.goBack();
  await expect(heading(page)).toHaveText('Glossary');
}

test.describe("a link's page can't be loaded:", () => {
  const rows: Readonly<Record<string, {answer: Answer; shows: 'network' | 'server'}>> = {
    'no network': {answer: offline, shows: 'network'},
    'a script that is cut off': {answer: cutScript, shows: 'network'},
    'the file is gone': {answer: missing, shows: 'server'},
    'a page in place of the script': {answer: loginPage, shows: 'server'},
  };
  for (const [fault, {answer, shows}] of Object.entries(rows))
    test(
      shows === 'network'
        ? `${fault}: the reader can retry, go back and follow the link again`
        : `${fault}: the page comes from the server`,
      async ({page}) => {
        const messages = watch(page, /Loading (CSS )?chunk|ChunkLoadError|Unexpected (end of input|token)|MIME type/);
        await page.addInitScript(saveData);
        if (shows === 'server') await page.addInitScript(disableTimeouts);
        await open(page);
        await page.route(pageFiles, answer);
        // The server's page has all of its own files.
        if (shows === 'server') page.once('domcontentloaded', () => page.unroute(pageFiles));
        await link(page).click();
        await expect(page).toHaveURL(site() + to);
        if (shows === 'network') {
          const alert = page.getByRole('alert');
          await expect(alert).toContainText('Check your network connection');
          await alert.getByRole('button', {name: 'Retry'}).click();
          await expect(alert).toContainText('Check your network connection');
          await page.goBack();
          await expect(heading(page)).toHaveText('Glossary');
          await page.unroute(pageFiles);
          await link(page).click();
        }
        await expect(heading(page)).toHaveText('SDKs');
        await expect(page.getByRole('alert')).toHaveCount(0);
        await page.goBack();
        await expect(heading(page)).toHaveText('Glossary');
        expect(messages).toEqual([]);
      },
    );

  test('a file that never loads: the old page stays usable, and after two minutes the reader can retry', async ({
    page,
  }) => {
    const messages = watch(page, /Loading (CSS )?chunk|ChunkLoadError/);
    await page.clock.install();
    await page.addInitScript(saveData);
    await open(page);
    await page.route(pageFiles, hang);
    await link(page).click();
    await page.clock.runFor(1000);
    await expect(page.getByRole('status', {name: 'Loading the page'})).toBeVisible();
    await expect(heading(page)).toHaveText('Glossary');
    await page.locator('.navbar__items--right [data-color-mode-toggle]').click();
    await page.clock.runFor(121_000);
    await expect(page.getByRole('alert')).toContainText('Check your network connection');
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.unroute(pageFiles);
    await page.getByRole('button', {name: 'Retry'}).click();
    await page.clock.runFor(1000);
    await expect(heading(page)).toHaveText('SDKs');
    expect(messages).toEqual([]);
  });
});

test('a damaged file in the cache of the browser is replaced by Retry', async ({page}) => {
  const handler = createSite({directory: 'build'});
  /** Not a number before the page is open. */
  let damaged = NaN;
  const server: Server = createServer((request, response) => {
    if (damaged !== 0 || !pageFiles.test(request.url ?? '')) return void handler.emit('request', request, response);
    damaged += 1;
    response.writeHead(200, {
      'Content-Type': 'text/javascript',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    response.end('(self.webpackChunk=');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await page.addInitScript(saveData);
    await open(page, from, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    damaged = 0;
    await link(page).click();
    await expect(page.getByRole('alert')).toContainText('Check your network connection');
    expect(damaged).toBe(1);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(heading(page)).toHaveText('SDKs');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test.describe("the first page's scripts can't be loaded:", () => {
  const all = '**/assets/js/*.js';
  const rows: readonly (readonly [fault: string, answer: Answer, files: string | RegExp])[] = [
    ['all files are gone', missing, all],
    ['all scripts are cut off', cutScript, all],
    ['no script ever arrives', hang, all],
    ["no network for the page's own", offline, pageFiles],
    ["other scripts instead of the page's own", otherScript, pageFiles],
    ["a page instead of the page's own", loginPage, pageFiles],
  ];
  for (const [fault, answer, files] of rows)
    test(`${fault}: the page can be read, and links load from the server`, async ({page}) => {
      await page.addInitScript(saveData);
      await page.route(files, answer);
      await page.goto(site() + from);
      await expect(heading(page)).toHaveText('Glossary');
      await expect(page.getByRole('main')).toContainText('snapshot');
      // Time for a failure to remove the text.
      await page.waitForTimeout(500);
      await expect(heading(page)).toHaveText('Glossary');
      await page.unroute(files);
      await link(page).click();
      await expect(heading(page)).toHaveText('SDKs');
      await hydrated(page);
      await expect(page).toHaveURL(site() + to);
    });
});

test.describe("search can't be loaded:", () => {
  const index: Readonly<Record<string, Answer>> = {
    'no network': offline,
    'the server fails': failing,
    'is missing': respond(404, 'text/plain', ''),
    'is HTML': loginPage,
    'is cut off': respond(200, 'application/json', '{"format":3,"directory":"x","pages":[{"title":"Vol'),
    'is of another format': respond(200, 'application/json', '{"format":1}'),
    'has no content': respond(200, 'application/json', '{"format":3}'),
  };
  const script: Readonly<Record<string, Answer>> = {
    'no network': offline,
    'is another script': otherScript,
    'is cut off': cutScript,
  };
  const few = {'no network': offline, 'is cut off': cutScript};
  const rows: readonly (readonly [file: string, faults: Readonly<Record<string, Answer>>])[] = [
    ['**/search-index/core.json', index],
    ['**/search-index/*/*.json', few],
    ['**/*search_panel*.js', script],
    ['**/search.*.css', {'no network': offline}],
    ['**/*search_src_worker*', script],
  ];
  for (const [file, faults] of rows)
    for (const [fault, answer] of Object.entries(faults))
      test(`${file.slice(3)}, ${fault}: the dialog keeps the query, reports the failure and recovers`, async ({
        page,
      }) => {
        const messages = watch(page, /chunk|MIME type|Unexpected end of input|SyntaxError|importScripts/i);
        await open(page);
        await page.route(file, answer);
        await page.keyboard.press('/');
        await page.keyboard.type('volume');
        await expect(dialog(page)).toContainText('Unable to fetch results');
        await expect(field(page)).toHaveValue('volume');
        await expect(page).toHaveURL(site() + from);
        await page.unroute(file);
        await dialog(page).getByRole('button', {name: 'Retry'}).click();
        await expect(hits(page).first()).toBeVisible();
        expect(messages).toEqual([]);
      });

  for (const [fault, files, answer] of [
    ['a page instead of *search_panel*.js', /search_panel/, loginPage],
    ['the worker and its build are gone', /search_src_worker|runtime~main/, missing],
  ] as const)
    test(`${fault}: the query goes on in the search page`, async ({page}) => {
      await page.addInitScript(disableTimeouts);
      await open(page);
      await page.route(files, answer);
      await page.keyboard.press('/');
      await page.keyboard.type('volume');
      await expect(dialog(page)).toContainText('The site was updated');
      await page.unrouteAll();
      await dialog(page).getByRole('button', {name: 'Retry'}).click();
      await expect(page).toHaveURL(`${site()}/search?q=volume`);
      await expect(page.getByRole('main').getByRole('heading', {name: 'Volumes'})).toBeVisible();
    });

  test('the index is replaced while results are shown: the next query finds pages in the new one', async ({page}) => {
    await open(page);
    await page.keyboard.press('/');
    await page.keyboard.type('volume');
    await expect(hits(page).first()).toContainText(/volume/i);
    // Files that haven't been loaded yet return 404 until the index is reopened.
    let isReplaced = false;
    await page.route('**/search-index/**', (route) => {
      isReplaced ||= route.request().url().endsWith('core.json');
      return isReplaced ? route.continue() : route.fulfill({status: 404});
    });
    await field(page).fill('takeoff');
    await expect(hits(page).first()).toContainText(/takeoff/i);
    expect(isReplaced).toBe(true);
  });

  test('the index never loads: after 15 s, the dialog reports the failure and recovers', async ({page}) => {
    await page.route('**/search-index/core.json', hang);
    await open(page);
    await page.keyboard.press('/');
    await page.keyboard.type('volume');
    await expect(dialog(page)).toContainText('Searching…');
    await expect(dialog(page)).toContainText('Unable to fetch results', {timeout: 20_000});
    await page.unroute('**/search-index/core.json');
    await dialog(page).getByRole('button', {name: 'Retry'}).click();
    await expect(hits(page).first()).toBeVisible();
  });

  test('the worker terminates: the next query starts another one', async ({page}) => {
    await open(page);
    await page.keyboard.press('/');
    await page.keyboard.type('volume');
    await expect(hits(page).first()).toBeVisible();
    // The page doesn't receive an event.
    await page.workers()[0]!.evaluate(() => (globalThis as unknown as Worker & {close: () => void}).close());
    await field(page).fill('certificate');
    await expect(hits(page).first()).toContainText(/certificate/i);
  });
});

test.describe("the code of a button can't be loaded:", () => {
  const rows: readonly {path: string; button: string | RegExp; chunk: string; opens: string}[] = [
    {path: '/docs/resources/machines', button: /^Run /, chunk: 'open-terminal', opens: 'Terminal'},
    {path: '/docs/resources/machines', button: /^Explain /, chunk: 'open-explainer', opens: 'Explain a command'},
    {path: '/docs/resources/schema', button: /^Edit aloft/, chunk: 'open-workbench', opens: 'Manifest workbench'},
    {path: from, button: 'Keyboard shortcuts', chunk: 'open-shortcuts', opens: 'Keyboard shortcuts'},
  ];
  const loadErrors = /Loading (CSS )?chunk|ChunkLoadError|MIME type/;
  for (const {path, button, chunk, opens} of rows) {
    const file = `**/${chunk}.*.js`;
    const find = (page: Page) => page.getByRole('button', {name: button}).first();
    const opened = (page: Page) => page.getByRole('dialog', {name: opens});

    test(`no network, ${String(button)} on ${path}: a message says so, and a second click works`, async ({page}) => {
      const messages = watch(page, loadErrors);
      await open(page, path);
      await page.route(file, offline);
      await find(page).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(/could not be loaded.*try again/);
      await expect(alert).toBeInViewport();
      expect(await findViolations(page)).toEqual([]);
      await page.unroute(file);
      await find(page).click();
      await expect(opened(page)).toBeVisible();
      await expect(alert).toHaveCount(0);
      expect(messages).toEqual([]);
    });

    test(`the file is gone, ${String(button)} on ${path}: the page is loaded once more`, async ({page}) => {
      const messages = watch(page, loadErrors);
      await page.addInitScript(disableTimeouts);
      await open(page, `${path}?a=b#c`);
      await page.route(file, missing);
      const loaded = page.waitForEvent('load');
      await find(page).click();
      await loaded;
      await hydrated(page);
      expect(page.url()).toBe(`${site()}${path}?a=b#c`);
      await find(page).click();
      await expect(page.getByRole('alert')).toContainText(/could not be loaded.*try again/);
      await page.unroute(file);
      await find(page).click();
      await expect(opened(page)).toBeVisible();
      expect(messages).toEqual([]);
    });
  }

  test('no network, ? far from its button: the message comes into view', async ({page}) => {
    await open(page);
    await page.route('**/open-shortcuts.*.js', offline);
    await page.keyboard.press('?');
    await expect(page.getByRole('alert')).toBeInViewport();
  });

  test('no network, a link to the workbench: the click opens its manifest', async ({page}) => {
    await page.route('**/open-workbench.*.js', offline);
    // A manifest that can't be decoded has its own message.
    await open(page, '/docs/resources/schema#edit=x');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/open-workbench.*.js');
    await page.getByRole('button', {name: 'Open the manifest workbench'}).click();
    await expect(page.getByRole('dialog', {name: 'Manifest workbench'})).toContainText(/link/i);
    expect(page.url()).toBe(`${site()}/docs/resources/schema`);
  });

  const explanation = (page: Page) => page.getByRole('textbox', {name: 'Command or script'});
  const explain = async (page: Page, answer: Answer) => {
    await open(page);
    await page.keyboard.press('/');
    await field(page).fill('aloft volume resize');
    await expect(hits(page).nth(1)).toBeVisible();
    await page.route('**/open-explainer.*.js', answer);
    await hits(page).first().click();
  };

  test('no network, the option that explains a command: the search dialog says so, and a second click works', async ({
    page,
  }) => {
    const messages = watch(page, loadErrors);
    await explain(page, offline);
    await expect(dialog(page).getByRole('alert')).toContainText('could not be loaded');
    expect(await findViolations(page)).toEqual([]);
    await page.unroute('**/open-explainer.*.js');
    await hits(page).first().click();
    await expect(explanation(page)).toHaveValue('aloft volume resize');
    expect(messages).toEqual([]);
  });

  test('the file is gone, the option that explains a command: the query goes on in the search page', async ({page}) => {
    await page.addInitScript(disableTimeouts);
    await explain(page, missing);
    await expect(page).toHaveURL(`${site()}/search?q=aloft+volume+resize`);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('aloft volume resize');
  });
});

test.describe("the simulator can't be loaded:", () => {
  const worker = /live-terminal_worker/;
  const run = (page: Page) => page.getByRole('button', {name: /^Run /}).first();
  const log = (page: Page) => page.getByRole('log', {name: 'Output'});

  for (const [fault, answer] of Object.entries<Answer>({
    'no network': offline,
    'is another script': respond(200, 'text/javascript', 'throw new Error("other")'),
  }))
    test(`${fault}: the terminal says so, and keeps the command`, async ({page}) => {
      const messages = watch(page, /importScripts|other|MIME type/);
      await open(page, '/docs/resources/machines');
      await page.route(worker, answer);
      await run(page).click();
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
      expect(await findViolations(page)).toEqual([]);
      const command = page.getByRole('textbox', {name: 'Command'});
      await command.fill('aloft whoami');
      await command.press('Enter');
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
      await page.unroute(worker);
      await command.press('ArrowUp');
      await expect(command).toHaveValue('aloft whoami');
      await command.press('Enter');
      await expect(log(page)).toContainText('$ aloft whoami', {timeout: 5000});
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(messages).toEqual([]);
    });

  test('the network was down when the pointer was on the button: the click works at once', async ({page}) => {
    await open(page, '/docs/resources/machines');
    await page.route(worker, offline);
    const failed = page.waitForEvent('requestfailed');
    await run(page).hover();
    await failed;
    await page.unroute(worker);
    await run(page).click();
    await expect(log(page).locator('pre').first()).toBeVisible({timeout: 5000});
  });

  test('the worker and its build are gone: the page is loaded once more', async ({page}) => {
    await page.addInitScript(disableTimeouts);
    await open(page, '/docs/resources/machines?a=b#create');
    await page.route(/live-terminal_worker/, missing);
    await page.route(/runtime~main/, (route) =>
      route.request().resourceType() === 'fetch' ? missing(route) : route.continue(),
    );
    const loaded = page.waitForEvent('load');
    await run(page).click();
    await loaded;
    expect(page.url()).toBe(`${site()}/docs/resources/machines?a=b#create`);
    await page.unrouteAll();
    await hydrated(page);
    await run(page).click();
    await expect(log(page).locator('pre').first()).toBeVisible();
  });
});

test.describe("the search server doesn't respond:", () => {
  const notice = 'The search server is not responding. These results come from the index on this site.';
  const cors = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'};
  const answer =
    (status: number, contentType: string, body: string): Answer =>
    (route) =>
      route.fulfill({status, contentType, body, headers: cors});
  const rows: Readonly<Record<string, Answer>> = {
    'it is down': offline,
    'it is slow': hang,
    'it answers nonsense': answer(200, 'application/json', '{"found":"many"}'),
  };
  const openVariant = async (page: Page, fault: Answer): Promise<string[]> => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.route(`${searchServer}/**`, fault);
    await open(page, from, variant());
    return warnings;
  };
  for (const [fault, answerOf] of Object.entries(rows))
    test(`${fault}: the results come from the site's own index, with one warning`, async ({page}) => {
      const warnings = await openVariant(page, answerOf);
      await page.keyboard.press('/');
      await page.keyboard.type('volumes');
      await expect(hits(page).first()).toBeVisible();
      await expect(dialog(page)).toContainText(notice);
      await field(page).fill('volume snapshot');
      await expect(hits(page).nth(1)).toContainText(/snapshot/i);
      expect(warnings.filter((text) => text.startsWith('The search server failed'))).toHaveLength(1);
      await page.goto(`${variant()}/search?q=volumes`);
      await expect(page.getByRole('status').filter({hasText: notice})).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', {name: 'Volumes'})).toBeVisible();
    });
});

test.describe('the environment of the page:', {tag: '@core'}, () => {
  const environments: Readonly<Record<string, {prepare: () => void; warnings: number}>> = {
    'storage is blocked': {
      warnings: 1,
      prepare: () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        }),
    },
    'storage throws on every use': {
      warnings: 1,
      prepare: () => {
        for (const method of ['getItem', 'setItem', 'removeItem'] as const)
          Storage.prototype[method] = () => {
            throw new DOMException('Access is denied.', 'SecurityError');
          };
      },
    },
    'storage is full': {
      warnings: 1,
      prepare: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
        };
      },
    },
    'the clock is a day fast': {
      warnings: 0,
      prepare: () => {
        const {now} = Date;
        Date.now = () => now() + 86_400_000;
      },
    },
  };
  for (const [fault, {prepare, warnings}] of Object.entries(environments))
    test(`${fault}: everything works`, async ({page}) => {
      const messages = watch(page, new RegExp(storageWarning));
      const all = watch(page);
      await page.addInitScript(prepare);
      await open(page);
      await read(page);
      await page.getByRole('button', {name: 'Close the announcement'}).click();
      await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
      await page.keyboard.press('/');
      await page.keyboard.type('idleTimeout');
      await expect(hits(page).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeHidden();
      expect(messages).toEqual([]);
      expect(all.filter((text) => text.includes(storageWarning))).toHaveLength(warnings);
    });
});

test('a reload with a timestamp in the future does not prevent the next one', async ({page}) => {
  await page.addInitScript(saveData);
  await open(page);
  await page.evaluate(() => sessionStorage.setItem('aloft.reloaded', String(Date.now() + 86_400_000)));
  await page.route(pageFiles, missing);
  await link(page).click();
  await expect(heading(page)).toHaveText('SDKs');
});

test.describe('an extension changes the page:', () => {
  /** Serves pages without the inline scripts that match. */
  const dropScripts = (page: Page, isDropped: (script: string) => boolean) =>
    page.route(
      (url) => !/\.\w+$/.test(url.pathname),
      async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        const body = (await response.text()).replace(
          /<script(?![^>]*(?: src=| type=))[^>]*>[\s\S]*?<\/script>/g,
          (script) => (isDropped(script) ? '' : script),
        );
        await route.fulfill({response, body});
      },
    );

  for (const [name, part] of Object.entries({
    'before the first element': 'data-base-url',
    'of the color mode': 'docusaurus-theme',
    'of the announcement': 'docusaurus.announcement',
  }))
    test(`a content blocker drops the inline script ${name}: everything works`, async ({page}) => {
      const messages = watch(page);
      let dropped = 0;
      await dropScripts(page, (script) => script.includes(part) && ++dropped > 0);
      await open(page);
      await read(page);
      expect(dropped).toBeGreaterThan(0);
      expect(messages).toEqual([]);
    });

  test('a content blocker drops all inline scripts: the page can be read, and its links work', async ({page}) => {
    const messages = watch(page);
    await dropScripts(page, () => true);
    await page.goto(site() + from);
    await link(page).click();
    await expect(heading(page)).toHaveText('SDKs');
    await page.goBack();
    await expect(heading(page)).toHaveText('Glossary');
    await page.locator('.al-search-button').click();
    await expect(page).toHaveURL(/\/search$|glossary/);
    expect(messages).toEqual([]);
  });

  /** Replaces all text as Google Translate does, also after changes. */
  const translate = () => {
    const replace = (node: Node): void => {
      if (node instanceof Element && node.closest('script, style, noscript, textarea, font, [translate=no]')) return;
      if (node.nodeType !== Node.TEXT_NODE) for (const child of [...node.childNodes]) replace(child);
      else if (node.nodeValue?.trim() && node.parentElement && node.parentElement.localName !== 'font') {
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstElementChild!.textContent = node.nodeValue;
        (node as Text).replaceWith(font);
      }
    };
    replace(document.body);
    new MutationObserver((records) => {
      for (const {target, addedNodes} of records)
        for (const node of [target, ...addedNodes])
          if (!(node.parentElement ?? document.body).closest('font, script, style')) replace(node);
    }).observe(document.body, {childList: true, subtree: true, characterData: true});
  };

  test('a translation rewrites all text before hydration: everything works', async ({page}) => {
    const messages = watch(page, /onRecoverableError/);
    const release = await hold(page, '**/assets/js/*.js');
    await page.goto(site() + from, {waitUntil: 'commit'});
    await expect(heading(page)).toBeVisible();
    const words = (await page.getByRole('main').innerText()).length;
    await page.evaluate(translate);
    await expect(page.locator('h1 font').first()).toBeVisible();
    release();
    await hydrated(page);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(words * 0.9);
    await read(page);
    expect(messages).toEqual([]);
  });

  test('a translation rewrites all text after hydration: everything works', async ({page}) => {
    const messages = watch(page);
    await open(page);
    await page.evaluate(translate);
    await read(page);
    await page.route('**/search-index/**', offline);
    await page.keyboard.press('/');
    await page.keyboard.type('machine');
    await expect(dialog(page)).toContainText(/found|Unable/);
    await page.keyboard.press('Escape');
    expect(messages).toEqual([]);
  });

  for (const [path, use] of Object.entries<(page: Page) => Promise<void>>({
    '/docs/guides-and-samples/': async (page) => {
      const filter = page.getByRole('searchbox').or(page.getByRole('main').getByRole('textbox')).first();
      await filter.fill('django');
      await expect(
        page
          .getByRole('main')
          .getByRole('link', {name: /Django/})
          .first(),
      ).toBeVisible();
      await filter.fill('zzzzzz');
      await filter.fill('');
      await expect(page.getByRole('main').getByRole('link', {name: /Flask/}).first()).toBeVisible();
    },
    '/docs/common/resource-name-validation': async (page) => {
      const name = page.getByRole('textbox').first();
      await name.fill('UPPER');
      await name.fill('good-name');
      await name.fill('');
      await name.fill('-bad');
      await expect(page.getByRole('main').getByRole('status').first()).not.toBeEmpty();
    },
    '/docs/guides-and-samples/languages/javascript/runtimes': async (page) => {
      await page.getByRole('tab').nth(1).click();
      await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
      await page.locator('[data-code-block=console] button', {hasText: 'Run'}).first().click();
      await page.keyboard.press('Escape');
    },
    '/search': async (page) => {
      const box = page.getByRole('main').getByRole('searchbox');
      for (const text of ['volume', 'zzzzqqqq', 'machine']) {
        await box.fill(text);
        await box.press('Enter');
        await expect(page).toHaveURL(new RegExp(`q=${text}`));
        await expect(page.getByRole('main')).toContainText(/found|No results for/);
      }
      await expect(
        page
          .getByRole('main')
          .getByRole('heading', {name: /Machines/})
          .first(),
      ).toBeVisible();
    },
  }))
    test(`a translation rewrites ${path}: its controls work`, async ({page}) => {
      const messages = watch(page);
      await open(page, path);
      await page.evaluate(translate);
      await use(page);
      await expect(page.getByText('This page crashed.')).toHaveCount(0);
      expect(messages).toEqual([]);
    });
});

for (const state of ['hidden', 'prerendered'])
  test(`a ${state} page is complete when it is shown`, async ({page}) => {
    const messages = watch(page);
    // Simulated, because automated browsers neither hide nor prerender pages.
    await page.addInitScript((isPrerendered) => {
      const waiting: FrameRequestCallback[] = [];
      let isHidden = true;
      const request = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) => (isHidden ? waiting.push(callback) : request(callback));
      Object.defineProperty(document, 'prerendering', {get: () => isHidden && isPrerendered});
      Object.defineProperty(document, 'hidden', {get: () => isHidden});
      Object.defineProperty(document, 'visibilityState', {get: () => (isHidden ? 'hidden' : 'visible')});
      // Nothing is painted.
      Object.defineProperty(window, 'PerformanceObserver', {
        value: class {
          observe = () => undefined;
          disconnect = () => undefined;
        },
      });
      const show = () => {
        isHidden = false;
        for (const callback of waiting.splice(0)) request(callback);
        if (isPrerendered) document.dispatchEvent(new Event('prerenderingchange'));
        document.dispatchEvent(new Event('visibilitychange'));
      };
      Object.assign(window, {show});
    }, state === 'prerendered');
    await page.goto(site() + from);
    await page.waitForFunction(() => 'docusaurusRoot' in window, undefined, {polling: 100});
    await page.evaluate(() => (window as unknown as {show: () => void}).show());
    await hydrated(page);
    await read(page);
    expect(messages).toEqual([]);
  });

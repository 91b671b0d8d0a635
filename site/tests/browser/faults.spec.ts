// cspell:ignore internetdisconnected zzzzqqqq qxzvwkj prerenderingchange
import {expect, type Page, type Route} from '@playwright/test';
import {findViolations} from './findViolations';
import {
  expectLogs,
  fileErrors,
  hold,
  hydrated,
  open as openPath,
  pageFiles,
  readTerminal,
  test,
  watch,
} from './fixtures';

// Faults around a page, their effect on the reader, and how the page recovers. Each row of a table is a part of the page
// and the faults of its files. A fault must not lose input or the URL, throw, or log an unexpected error.

type Answer = (route: Route) => unknown;
type Act = (page: Page) => Promise<unknown>;

const offline: Answer = (route) => route.abort('internetdisconnected');
const respond =
  (status: number, contentType: string, body: string): Answer =>
  (route) =>
    route.fulfill({status, contentType, body});
const hang: Answer = () => undefined;
const missing = respond(404, 'text/html', '<!doctype html><title>Not found</title>');
const otherScript = respond(200, 'text/javascript', 'window.other = 1');
const cutScript = respond(200, 'text/javascript', '(self.webpackChunk=self.webpackChunk||[]).push([["1"],{');
const loginPage = respond(200, 'text/html', '<!doctype html><title>Log in</title>');

const from = '/docs/glossary';
const to = '/docs/sdks/';
/** A page with each element of pages. */
const elements = '/docs/placeholder';

const link = (page: Page) => page.locator(`nav.navbar a[href="${to}"]`);
const toggle = (page: Page) => page.locator('.navbar__items--right [data-color-mode-toggle]');
const named = (page: Page, name: string) => page.getByRole('dialog', {name});
const open = (page: Page, path = from) => openPath(page, path);
const expectHeading = (page: Page, text: string) => expect(page.getByRole('heading', {level: 1})).toHaveText(text);

/** Disables timeouts, which would expire on a loaded machine. */
const disableTimeouts = () => {
  AbortSignal.timeout = () => new AbortController().signal;
};

const goBack: Act = async (page) => {
  await page.goBack();
  await expectHeading(page, 'Glossary');
};
const follow: Act = (page) => link(page).click();
const search: Act = async (page) => {
  await page.keyboard.press('/');
  await page.keyboard.type('volume');
};
const explainFound: Act = async (page) => {
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('aloft volume resize');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  await page.getByRole('option').first().click();
};
const press =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', {name}).first().click();

/** A part of a page whose files are loaded on demand. */
interface Part {
  readonly path?: string;
  readonly files: string | RegExp;
  readonly use: Act;
  /** The reader's next attempt after a failure; by default the same. */
  readonly again?: Act;
  readonly works: Act;
  /** Where a failure is reported, and how. */
  readonly place?: string;
  readonly says: string | RegExp;
  readonly faults: Readonly<Record<string, Answer>>;
}

const button = (name: string | RegExp, chunk: string, opens: string, path = from): Part => ({
  path,
  files: `**/${chunk}.*.js`,
  use: press(name),
  works: (page) => expect(named(page, opens)).toBeVisible(),
  says: /could not be loaded.*try again/,
  faults: {'no network': offline, 'is gone': missing},
});

const searchFile = (files: string, faults: Part['faults']): Part => ({
  files,
  faults,
  use: search,
  place: 'dialog',
  says: 'Unable to fetch results',
  again: async (page) => {
    await expect(page.getByRole('combobox')).toHaveValue('volume');
    await press('Retry')(page);
  },
  works: (page) => expect(named(page, 'Search').getByRole('option').first()).toBeVisible(),
});
const few = {'no network': offline, 'is cut off': cutScript};

const parts: Readonly<Record<string, Part>> = {
  'the terminal': button(/^Run /, 'open-terminal', 'Terminal', elements),
  'the explanation of a block': button(/^Explain /, 'open-explainer', 'Explain a command', elements),
  'the workbench': button(/^Edit aloft/, 'open-workbench', 'Manifest workbench', elements),
  'the list of shortcuts, far from its button': {
    ...button('Keyboard shortcuts', 'open-shortcuts', 'Keyboard shortcuts'),
    use: (page) => page.keyboard.press('?'),
    again: press('Keyboard shortcuts'),
  },
  'the page of a link': {
    files: pageFiles,
    faults: few,
    use: follow,
    says: 'Check your network connection',
    again: async (page) => {
      await goBack(page);
      await follow(page);
    },
    works: (page) => expectHeading(page, 'SDKs'),
  },
  'the list of the index': searchFile('**/search-index/core.json', {
    'no network': offline,
    'the server fails': respond(500, 'text/plain', 'Internal Server Error'),
    'is missing': respond(404, 'text/plain', ''),
    'is HTML': loginPage,
    'is cut off': respond(200, 'application/json', '{"format":3,"directory":"x","pages":[{"title":"Vol'),
    'is of another format': respond(200, 'application/json', '{"format":1}'),
    'has no content': respond(200, 'application/json', '{"format":3}'),
  }),
  'a file of the index': searchFile('**/search-index/*/*.json', few),
  'the panel of search': searchFile('**/*search_panel*.js', {...few, 'is another script': otherScript}),
  'the styles of search': searchFile('**/search.*.css', {'no network': offline}),
  'the worker of search': searchFile('**/*search_src_worker*', {...few, 'is another script': otherScript}),
  'the explanation of a search': {
    files: '**/open-explainer.*.js',
    faults: {'no network': offline},
    use: explainFound,
    place: 'dialog [role=alert]',
    says: 'could not be loaded',
    again: (page) => page.getByRole('option').first().click(),
    works: (page) => expect(page.getByRole('textbox', {name: 'Command or script'})).toHaveValue('aloft volume resize'),
  },
  'the manifest in a link': {
    files: '**/open-workbench.*.js',
    faults: {'no network': offline},
    // A manifest that can't be decoded has its own message.
    use: (page) => open(page, '/docs/placeholder#edit=x'),
    says: 'could not be loaded',
    again: press('Open the manifest workbench'),
    works: (page) => expect(named(page, 'Manifest workbench')).toContainText(/link/i),
  },
  'the simulator': {
    path: elements,
    files: /live-terminal_worker/,
    faults: {'no network': offline, 'is another script': respond(200, 'text/javascript', 'throw new Error("other")')},
    use: async (page) => {
      await press(/^Run /)(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await readTerminal(page).type('aloft whoami');
    },
    says: 'could not be loaded',
    again: async (page) => {
      const {command} = readTerminal(page);
      await command.press('ArrowUp');
      await expect(command).toHaveValue('aloft whoami');
      await command.press('Enter');
    },
    works: (page) => expect(readTerminal(page).log).toContainText('$ aloft whoami', {timeout: 5000}),
  },
};

for (const [
  part,
  {path = from, files, faults, use, place = '[role=alert]', says, again = use, works},
] of Object.entries(parts))
  test(`${part}, ${Object.keys(faults).join(', ')}: the reader sees a message, and can try again`, async ({page}) => {
    expectLogs(page, fileErrors);
    if (Object.values(faults).includes(missing)) await page.addInitScript(disableTimeouts);
    await open(page, `${path}?a=b#c`);
    const message = page.locator(place).first();
    let act = use;
    // Each attempt after a failure gets the next fault.
    for (const [fault, answer] of Object.entries(faults))
      await test.step(fault, async () => {
        await page.route(files, answer);
        if (answer === missing) {
          // The page is loaded once more, because the site may have been deployed.
          const loaded = page.waitForEvent('load');
          await act(page);
          await loaded;
          await hydrated(page);
          await expect(page).toHaveURL(`${path}?a=b#c`);
          act = use;
        }
        const requested = page.waitForRequest(files);
        await act(page);
        await requested;
        await expect(message).toContainText(says);
        await expect(message).toBeInViewport();
        // The error in place of a page has no heading.
        if (answer === offline && use !== follow) expect(await findViolations(page)).toEqual([]);
        await page.unroute(files);
        act = again;
      });
    await again(page);
    await works(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test.describe('a file is gone, or is a page:', () => {
  test.beforeEach(({page}) => page.addInitScript(disableTimeouts));

  test("a link's page comes from the server", async ({page}) => {
    expectLogs(page, fileErrors);
    for (const [fault, answer, ahead] of [
      ['gone', missing, 86_400_000],
      ['a page', loginPage, -86_400_000],
    ] as const) {
      await open(page);
      // A reload with a time in the future doesn't prevent the next one.
      await page.evaluate((ahead) => sessionStorage.setItem('aloft.reloaded', String(Date.now() + ahead)), ahead);
      await page.route(pageFiles, answer);
      const requested = page.waitForRequest(pageFiles);
      page.once('domcontentloaded', () => void page.unrouteAll());
      await follow(page);
      await requested;
      await expect(page.getByRole('heading', {level: 1}), fault).toHaveText('SDKs');
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });

  for (const [fault, files, answer, use, query, again] of [
    ['a page in place of the panel', /search_panel/, loginPage, search, 'volume', press('Retry')],
    ['the worker and its build', /search_src_worker|runtime~main/, missing, search, 'volume', press('Retry')],
    ['the explanation of a search', /open-explainer/, missing, explainFound, 'aloft volume resize'],
  ] as const)
    test(`${fault}: the query goes on in the search page`, async ({page, search: {dialog}}) => {
      expectLogs(page, fileErrors);
      await open(page);
      await page.route(files, answer);
      await use(page);
      if (again) {
        await expect(dialog).toContainText('The site was updated');
        await page.unrouteAll();
        await again(page);
      }
      await expect(page).toHaveURL(`/search?q=${query.replaceAll(' ', '+')}`);
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(query);
      await expect(page.getByRole('main').getByRole('heading', {name: 'Volumes'})).toBeVisible();
    });
});

test("a link's page never loads: the old page is usable, and after two minutes there is Retry", async ({page}) => {
  expectLogs(page, fileErrors);
  await page.clock.install();
  await open(page);
  await page.route(pageFiles, hang);
  await follow(page);
  await page.clock.runFor(1000);
  await expect(page.getByRole('status', {name: 'Loading the page'})).toBeVisible();
  await expectHeading(page, 'Glossary');
  await toggle(page).click();
  await page.clock.runFor(121_000);
  await expect(page.getByRole('alert')).toContainText('Check your network connection');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.unroute(pageFiles);
  await press('Retry')(page);
  await page.clock.runFor(1000);
  await expectHeading(page, 'SDKs');
});

for (const [fault, answer, files] of [
  ['all files are gone', missing, '**/assets/js/*.js'],
  ['all scripts are cut off', cutScript, '**/assets/js/*.js'],
  ['no script ever arrives', hang, '**/assets/js/*.js'],
  ["no network for the page's own", offline, pageFiles],
  ["other scripts instead of the page's own", otherScript, pageFiles],
  ["a page instead of the page's own", loginPage, pageFiles],
] as const)
  test(`the first page's scripts, ${fault}: it can be read, and links load from the server`, async ({page}) => {
    expectLogs(page, fileErrors);
    await page.route(files, answer);
    await page.goto(from);
    await expectHeading(page, 'Glossary');
    await expect(page.getByRole('main')).toContainText('snapshot');
    // Time for a failure to remove the text.
    await page.waitForTimeout(500);
    await expectHeading(page, 'Glossary');
    await page.unroute(files);
    await follow(page);
    await expectHeading(page, 'SDKs');
    await hydrated(page);
    await expect(page).toHaveURL(to);
  });

test('the index never loads: after 15 s, there is Retry', async ({page, search: {find, dialog, hits}}) => {
  await page.route('**/search-index/core.json', hang);
  await open(page);
  await find('volume');
  await expect(dialog).toContainText('Searching…');
  await expect(dialog).toContainText('Unable to fetch results', {timeout: 20_000});
  await page.unroute('**/search-index/core.json');
  await press('Retry')(page);
  await expect(hits.first()).toBeVisible();
});

test('the search worker terminates: the next query starts another one', async ({page, search: {find, field, hits}}) => {
  await open(page);
  await find('volume');
  await expect(hits.first()).toBeVisible();
  // The page doesn't receive an event.
  await page.workers()[0]!.evaluate(() => (globalThis as unknown as Worker & {close: () => void}).close());
  await field.fill('certificate');
  await expect(hits.first()).toContainText(/certificate/i);
});

test('no network when the pointer was on a Run button: the click works at once', async ({page, terminal}) => {
  const worker = /live-terminal_worker/;
  await open(page, elements);
  await page.route(worker, offline);
  const failed = page.waitForEvent('requestfailed');
  await terminal.run.hover();
  await failed;
  await page.unroute(worker);
  await terminal.run.click();
  await expect(terminal.outputs.first()).toBeVisible({timeout: 5000});
});

/** Serves pages without the inline scripts that contain a text. */
const dropScripts = (page: Page, part: string) =>
  page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/<script(?![^>]*(?: src=| type=))[^>]*>[\s\S]*?<\/script>/g, (script) =>
        script.includes(part) ? '' : script,
      );
      expect(body).not.toBe(html);
      await route.fulfill({response, body});
    },
  );

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

/** Simulates a page that isn't shown, because automated browsers neither hide nor prerender pages. */
const hide = (isPrerendered: boolean) => {
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
};

const show: Act = async (page) => {
  await page.goto(from);
  await page.waitForFunction(() => 'docusaurusRoot' in window, undefined, {polling: 100});
  await page.evaluate(() => (window as unknown as {show: () => void}).show());
  await hydrated(page);
};
const deny = (name: string): string => `throw new DOMException('Access is denied.', '${name}');`;
const storageWarning = /browser storage is not available/;

interface Environment {
  /** Script that runs before the page's own. */
  readonly script?: string;
  /** Text of an inline script that is dropped. */
  readonly dropped?: string;
  readonly enter?: Act;
  readonly warning?: RegExp;
}
const environments: Readonly<Record<string, Environment>> = {
  'storage is blocked': {
    script: `Object.defineProperty(window, 'localStorage', {get() {${deny('SecurityError')}}})`,
    warning: storageWarning,
  },
  'storage throws on every use': {
    script: `for (const name of ['getItem', 'setItem', 'removeItem']) Storage.prototype[name] = () => {${deny('SecurityError')}}`,
    warning: storageWarning,
  },
  'storage is full': {
    script: `Storage.prototype.setItem = () => {${deny('QuotaExceededError')}}`,
    warning: storageWarning,
  },
  'the clock is a day fast': {script: 'const {now} = Date; Date.now = () => now() + 86_400_000;'},
  'a content blocker drops the first inline script': {dropped: 'data-base-url'},
  'a content blocker drops the inline script of the color mode': {dropped: 'docusaurus-theme'},
  'a content blocker drops the inline script of the announcement': {dropped: 'docusaurus.announcement'},
  'a page is shown that was hidden': {script: `(${String(hide)})(false)`, enter: show},
  'a page is shown that was prerendered': {script: `(${String(hide)})(true)`, enter: show},
  'a translation rewrites all text after hydration': {
    enter: async (page) => {
      await open(page);
      await page.evaluate(translate);
    },
  },
  'a translation rewrites all text before hydration': {
    warning: /onRecoverableError/,
    enter: async (page) => {
      const release = await hold(page, '**/assets/js/*.js');
      await page.goto(from, {waitUntil: 'commit'});
      await expectHeading(page, 'Glossary');
      const words = (await page.getByRole('main').innerText()).length;
      await page.evaluate(translate);
      await expect(page.locator('h1 font').first()).toBeVisible();
      release();
      await hydrated(page);
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(words * 0.9);
    },
  },
};

for (const [name, {script, dropped, enter = open, warning}] of Object.entries(environments)) {
  const tag = warning === storageWarning ? '@core' : [];
  test(`${name}: everything works`, {tag}, async ({page, search: {find, field, dialog, hits}}) => {
    const messages = watch(page);
    if (warning) expectLogs(page, warning);
    if (script) await page.addInitScript(script);
    if (dropped) await dropScripts(page, dropped);
    await enter(page);
    const mode = () => page.locator('html').getAttribute('data-theme');
    const before = await mode();
    await toggle(page).click();
    if ((await mode()) === before) await toggle(page).click();
    expect(await mode()).not.toBe(before);
    await find('volume snapshot', 'Control+k');
    await expect(hits.nth(1)).toContainText(/snapshot/i);
    await field.fill('qxzvwkj');
    await expect(dialog).toContainText('No results for');
    await page.keyboard.press('Escape');
    await follow(page);
    await expectHeading(page, 'SDKs');
    await goBack(page);
    await press('Close the announcement')(page);
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    await find('idleTimeout');
    await expect(hits.first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    if (warning === storageWarning) expect(messages).toHaveLength(1);
  });
}

test('a content blocker drops all inline scripts: the page can be read, and its links work', async ({page}) => {
  await dropScripts(page, '');
  await page.goto(from);
  await follow(page);
  await expectHeading(page, 'SDKs');
  await goBack(page);
  await page.locator('.al-search-button').click();
  await expect(page).toHaveURL(/\/search$|glossary/);
});

for (const [path, use] of Object.entries<(page: Page) => Promise<void>>({
  '/docs/guides-and-samples/': async (page) => {
    const filter = page.getByRole('searchbox');
    const guide = (name: RegExp) => page.getByRole('main').getByRole('link', {name}).first();
    await filter.fill('django');
    await expect(guide(/Django/)).toBeVisible();
    await filter.fill('zzzzzz');
    await filter.fill('');
    await expect(guide(/Flask/)).toBeVisible();
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
  '/docs/glossary': async (page) => {
    await page.route('**/search-index/**', offline);
    await search(page);
    await expect(named(page, 'Search')).toContainText(/found|Unable/);
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
    await expect(page.getByRole('main').getByRole('heading', {name: 'Machines'}).first()).toBeVisible();
  },
}))
  test(`a translation rewrites ${path}: its controls work`, async ({page}) => {
    await open(page, path);
    await page.evaluate(translate);
    await use(page);
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
  });

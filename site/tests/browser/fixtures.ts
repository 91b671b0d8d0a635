import {expect, test as base, type CDPSession, type Locator, type Page} from '@playwright/test';
import {site} from './sites';

function readSearch(page: Page) {
  const dialog = page.getByRole('dialog', {name: 'Search'});
  const field = page.getByRole('combobox', {name: 'Search'});
  return {
    dialog,
    field,
    hits: dialog.getByRole('option'),
    selected: dialog.getByRole('option', {selected: true}),
    status: dialog.getByRole('status'),
    /** Opens the dialog with a key, and searches. */
    find: async (text: string, key = '/') => {
      await page.keyboard.press(key);
      await field.fill(text);
    },
  };
}

export function readTerminal(page: Page) {
  const log = page.getByRole('log', {name: 'Output'});
  const command = page.getByRole('textbox', {name: 'Command', exact: true});
  /** Button of the first transcript. */
  const run = page.getByRole('button', {name: /^Run /}).first();
  const outputs = log.locator('pre');
  return {
    dialog: page.getByRole('dialog', {name: 'Terminal'}),
    log,
    command,
    run,
    /** Command lines in the log. */
    commands: log.locator('[class*=command]'),
    outputs,
    start: async () => {
      await run.click();
      await expect(outputs.first()).toBeVisible();
    },
    type: async (line: string) => {
      await command.fill(line);
      await command.press('Enter');
    },
    expectLast: (text: string) => expect(outputs.last()).toContainText(text),
  };
}

const expected = new WeakMap<Page, RegExp>();

/** Declares messages that the page may log. A test fails if there are others. */
export const expectLogs = (page: Page, logs: RegExp): void => void expected.set(page, logs);

/** Tabs that a worker keeps: one of the site, with the options of its context, and one without scripts. */
const kept: {tab?: Page; client?: CDPSession; options?: string; plain?: Page} = {};

export const test = base.extend<{
  /** Path of the page that is open and hydrated when a test starts. */
  readonly start: string | undefined;
  /** Whether pages prefetch the files of the pages that they link to. */
  readonly prefetches: boolean;
  readonly search: ReturnType<typeof readSearch>;
  readonly terminal: ReturnType<typeof readTerminal>;
  readonly clipboard: {readonly read: () => Promise<string>; readonly write: (text: string) => Promise<void>};
  /** A page whose scripts don't run. Tests of a worker share it. */
  readonly plainPage: Page;
}>({
  baseURL: async ({}, use) => use(site()),
  start: [undefined, {option: true}],
  // Prefetching takes a sixth of the time of a page load, and without it, following a link always loads its page's file.
  prefetches: [false, {option: true}],
  // Each context has its own processes, and in each, V8 compiles the site's scripts again. Tests share a context, whose
  // storage and cache are cleared, and each gets a new tab. After a failure, Playwright starts another worker.
  context: async ({browser, hasTouch, viewport}, use) => {
    const options = JSON.stringify([hasTouch, viewport]);
    if (kept.options !== options) {
      await kept.tab?.context().close();
      kept.tab = await (await browser.newContext()).newPage();
      kept.client = await kept.tab.context().newCDPSession(kept.tab);
      kept.options = options;
      await kept.tab.goto('/robots.txt');
    }
    const context = kept.tab!.context();
    await use(context);
    for (const page of context.pages()) if (page !== kept.tab) await page.close();
    await kept.client!.send('Storage.clearDataForOrigin', {origin: '*', storageTypes: 'all'});
    await kept.client!.send('Network.clearBrowserCache');
    // A clock can't be uninstalled.
    if (await kept.tab!.evaluate(() => '__pwClock' in window)) kept.options = undefined;
  },
  page: async ({context, start, prefetches}, use) => {
    // A tab from `newPage` has another process.
    const opened = context.waitForEvent('page');
    await kept.tab!.evaluate(() => (window.open('about:blank')!.opener = null));
    const page = await opened;
    const messages = watch(page);
    const connection = {value: {effectiveType: '4g', saveData: !prefetches}, configurable: true};
    await page.addInitScript((given) => Object.defineProperty(navigator, 'connection', given), connection);
    if (start !== undefined) await open(page, start);
    await use(page);
    expect(messages.filter((message) => !expected.get(page)?.test(message))).toEqual([]);
  },
  search: ({page}, use) => use(readSearch(page)),
  terminal: ({page}, use) => use(readTerminal(page)),
  clipboard: ({page}, use) =>
    use({
      read: () => page.evaluate(() => navigator.clipboard.readText()),
      write: (text) => page.evaluate((written) => navigator.clipboard.writeText(written), text),
    }),
  plainPage: async ({browser}, use) => use((kept.plain ??= await browser.newPage({javaScriptEnabled: false}))),
});

/** Waits for hydration, also on a page that doesn't draw frames. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', undefined, {polling: 100});

/** Opens a page, by default of the built site, and waits for hydration. */
export async function open(page: Page, path: string, origin = ''): Promise<void> {
  // A new hash alone doesn't load the page.
  if (path.includes('#') && page.url() !== 'about:blank') await page.goto(`${origin}/robots.txt`);
  await page.goto(origin + path);
  await hydrated(page);
}

/** Holds requests back. @returns a function that releases them */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** Navigates to a page by a link in the text. */
export async function follow(page: Page, path: string): Promise<void> {
  // Every link in the text uses the router, but no page links to all others.
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), {href});
    document.querySelector('.theme-doc-markdown')!.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(new RegExp(`${path}/?$`));
}

/** Replaces the text in a code editor. */
export async function write(page: Page, editor: Locator, text: string): Promise<void> {
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Accepts a completion in a code editor, which ignores keys in the first 75 ms. */
export async function accept(page: Page): Promise<void> {
  await page.waitForTimeout(200);
  await page.keyboard.press('Enter');
}

/** URLs of the files that the page has loaded, once it loads no more. */
export async function listLoaded(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
}

/** Scripts of individual pages, which are loaded for links. */
export const pageFiles = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;

/** What the browser and the bundler's runtime log about files that fail to load. */
export const fileErrors = /chunk|MIME type|Unexpected (end of input|token)|SyntaxError|importScripts|\bother$/i;

/** Collects exceptions, unhandled rejections, errors and warnings, except for the browser's own about requests. */
export function watch(page: Page): string[] {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(`exception: ${error.message}`));
  page.on('dialog', (dialog) => {
    messages.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource'))
      messages.push(`${message.type()}: ${message.text()}`);
  });
  return messages;
}

import {expect, type Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {expectLogs, follow, open, test, watch, write} from './fixtures';
import {searchServer, variant} from './sites';

/** A short page with each element of pages. */
const elements = '/docs/placeholder';
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const press = (page: Page, name: string | RegExp) => page.getByRole('button', {name}).first().click();
const dialogs: Readonly<Record<string, string | RegExp>> = {
  'Explain a command': /^Explain /,
  'Manifest workbench': 'Open the manifest workbench',
  'Keyboard shortcuts': 'Keyboard shortcuts',
};

test('dialogs close when Back or a search result above them shows another page', async ({page, search}) => {
  await open(page, '/docs/glossary');
  await follow(page, elements);
  for (const [name, button] of Object.entries(dialogs))
    await test.step(name, async () => {
      const dialog = page.getByRole('dialog', {name});
      const openDialog = async () => {
        await press(page, button);
        await expect(dialog).toBeVisible();
      };
      await openDialog();
      await page.goBack();
      await expect(heading(page)).toHaveText('Glossary');
      await expect(dialog).toBeHidden();
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') === null)).toBe(true);
      await page.goForward();
      await openDialog();
      await search.find('volume', 'Control+k');
      await search.hits.first().click();
      await expect(heading(page)).toHaveText('Volumes');
      await expect(dialog).toBeHidden();
      await page.goBack();
    });
});

test('a dialog stays open when only the anchor changes', async ({page}) => {
  await open(page, '/docs/glossary#all-terms');
  await page.keyboard.press('?');
  await page.evaluate(() => (window.location.hash = 'term-standby'));
  await page.goBack();
  await expect(page).toHaveURL(/#all-terms$/);
  await expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible();
});

for (const [width, path, title] of [
  [1280, '/docs/advanced/architecture', 'The path of a request to a machine on standby'],
  [320, '/docs/resources/volumes', 'States of a volume'],
] as const)
  test(`a drawing of ${path} opens in a larger size at ${width} px, and returns the focus`, async ({page}) => {
    await page.setViewportSize({width, height: 640});
    await open(page, path);
    const button = page.getByRole('button', {name: 'Enlarge the drawing'});
    const small = (await page.locator('main figure svg').first().boundingBox())!;
    await button.press('Enter');
    const dialog = page.getByRole('dialog', {name: title});
    const drawing = dialog.getByRole('img', {name: title});
    await expect(drawing).toBeVisible();
    await expect(drawing).toHaveAccessibleDescription(/\w/);
    expect((await drawing.boundingBox())!.width).toBeGreaterThan(1.2 * small.width);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(dialog).toBeVisible();
  });

const explain = async (page: Page, script: string, status: string) => {
  await press(page, /^Explain /);
  await page.getByRole('textbox', {name: 'Command or script'}).fill(script);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(status);
};
const long = 'aloft app env set web DATABASE_URL=postgres://user:password@db.acme.internal:5432/production';

/** Parts of pages that appear after an action, by name. */
const states: Readonly<Record<string, readonly [path: string, open: (page: Page) => Promise<unknown>]>> = {
  'the API explorer with a response': [
    '/docs/sdks/',
    async (page) => {
      await press(page, 'Open the API explorer');
      await page.getByRole('combobox', {name: 'Operation'}).selectOption('createVolume');
      await press(page, 'Send');
      await expect(page.getByRole('dialog').getByRole('status')).toContainText('201');
    },
  ],
  'the list of operations': ['/docs/sdks/', (page) => page.locator('.ref-entry:has(#api-apps) summary').click()],
  'an explained command': [elements, (page) => explain(page, long, 'No problems found.')],
  'a wrong command': [elements, (page) => explain(page, 'aloft volume resize data --sizes 20Gi', '1 problem found.')],
  'the keyboard shortcuts': [
    elements,
    async (page) => {
      await page.keyboard.press('?');
      const list = page.getByRole('dialog').getByRole('group', {name: 'Keyboard shortcuts'});
      await expect(list).toBeVisible();
      // A list that is longer than the window can be scrolled with the keyboard.
      await page.keyboard.press('Tab');
      await expect(list).toBeFocused();
    },
  ],
  'the manifest workbench': [
    elements,
    async (page) => {
      await press(page, 'Open the manifest workbench');
      await expect(page.getByRole('group', {name: 'Dry run'})).toContainText('Would create app hello');
    },
  ],
  'a completion in the workbench': [
    elements,
    async (page) => {
      await press(page, 'Open the manifest workbench');
      await write(page, page.getByRole('textbox', {name: 'Manifest'}), 'version: 1\nap');
      await page.keyboard.press('Control+Space');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('status').first()).not.toHaveText('No problems found.');
    },
  ],
  'the terminal': [
    elements,
    async (page) => {
      await press(page, /^Run /);
      await expect(page.getByRole('log', {name: 'Output'}).locator('pre').first()).toBeVisible();
    },
  ],
  'the card of a term': [
    elements,
    async (page) => {
      await page.locator('.theme-doc-markdown a[href="/docs/glossary#term-volume"]').focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  ],
  'the card of a word': [
    elements,
    async (page) => {
      await page.locator('[data-code-block=yaml] pre').first().press('Enter');
      await expect(page.getByRole('dialog', {name: /^Explanation of /})).toBeFocused();
    },
  ],
};

/** Widths of windows with their color modes. */
const looks = [
  [320, {colorScheme: 'light'}],
  [1280, {colorScheme: 'light'}],
  [1280, {colorScheme: 'dark'}],
] as const;
const forced = [1280, {colorScheme: 'light', forcedColors: 'active'}] as const;

/** Checks the markup, the contrast and the width of what is shown. */
async function expectAccessible(page: Page, shown: readonly ((typeof looks)[number] | typeof forced)[]): Promise<void> {
  for (const [width, mode] of shown) {
    await page.setViewportSize({...page.viewportSize()!, width});
    await page.emulateMedia(mode);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode.colorScheme);
    expect.soft(await findViolations(page), `${width} px, ${JSON.stringify(mode)}`).toEqual([]);
    const wide = await page
      .locator('html, dialog[open], dialog [role=listbox], main')
      .evaluateAll((all) =>
        all.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1).map(({localName}) => localName),
      );
    expect.soft(wide, `${width} px`).toEqual([]);
  }
}

for (const [name, [path, openState]] of Object.entries(states))
  test(`${name} is accessible in each mode, fits in 320 and 1280 px, and logs nothing`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await page.setViewportSize({width: 320, height: 740});
    await open(page, path);
    await openState(page);
    await expectAccessible(page, [...looks, forced]);
    // All checks saw it: nothing closes when the window gets another width or mode.
    const list = page.locator('.ref-entry:has(#api-apps) details[open]');
    await expect(page.getByRole('dialog').or(page.getByRole('tooltip')).or(list)).toBeVisible();
  });

const fallback = 'The search server is not responding. These results come from the index on this site.';
const failure = 'Unable to fetch results';
const index = '**/search-index/**';
const server = `${searchServer}/**`;
type Blocked = readonly [pattern: string, action: 'abort' | 'hang'];

/** The query, texts in the dialog and on the search page, and requests that fail. The variant has a search server. */
const searches: Readonly<Record<string, readonly [query: string, dialog: string, page: string, ...Blocked[]]>> = {
  'nothing typed': ['', 'Popular tasks', 'Search'],
  results: ['volume snapshot', 'Volumes', 'pages found'],
  'no results': ['qqqqzzzz', 'No results for', 'No results for'],
  loading: ['volume', 'Searching…', 'Searching…', [index, 'hang']],
  'a panel that fails to load': ['volume', failure, 'pages found', ['**/*search_panel*', 'abort']],
  'a failure': ['volume', failure, failure, [index, 'abort']],
  'results of the fallback': ['certificate', fallback, fallback, [server, 'abort']],
  'results of the fallback for a slow server': ['volumes', fallback, fallback, [server, 'hang']],
  'a failure of both engines': ['volume', failure, failure, [server, 'abort'], [index, 'abort']],
};

for (const [name, [query, inDialog, onPage, ...blocked]] of Object.entries(searches))
  test(`search with ${name} is accessible in both modes, fits, and logs nothing`, async ({page, search}) => {
    const usesServer = blocked.some(([pattern]) => pattern === server);
    const origin = usesServer ? variant() : '';
    const messages = watch(page);
    expectLogs(page, /The search server failed/);
    for (const [pattern, action] of blocked)
      await page.route(pattern, (route) => (action === 'abort' ? route.abort() : undefined));
    await open(page, elements, origin);
    // Typing would first search for a prefix, whose results would be replaced while axe runs.
    await search.find(query, 'Control+k');
    await expect(search.dialog).toContainText(inDialog);
    await expectAccessible(page, looks);
    // One warning for all queries
    expect(messages).toEqual(usesServer ? [expect.stringContaining('The search server failed')] : []);
    await page.goto(`${origin}/search${query && `?q=${encodeURIComponent(query)}`}`);
    await expect(page.getByRole('main')).toContainText(onPage);
    await expectAccessible(page, looks);
  });

import {expect, test, type Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {open, watch} from './openPage';
import {searchServer, site, variant} from './sites';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const fallback = 'The search server is not responding. These results come from the index on this site.';
const failure = 'Unable to fetch results';

interface State {
  /** Text that the reader types. */
  readonly query: string;
  /** Expected text in the dialog, and on the search page if it differs. */
  readonly shown: string;
  readonly shownOnPage?: string;
  /** URL patterns that fail, or hang. The variant has a search server. */
  readonly blocked?: readonly string[];
  readonly isHung?: boolean;
  readonly isVariant?: boolean;
}

const index = '**/search-index/**';
const server = `${searchServer}/**`;
const states: Readonly<Record<string, State>> = {
  'nothing typed': {query: '', shown: 'Popular tasks', shownOnPage: 'Search'},
  results: {query: 'volume snapshot', shown: 'Volumes', shownOnPage: 'pages found'},
  'no results': {query: 'qqqqzzzz', shown: 'No results for'},
  'results of the fallback': {query: 'certificate', shown: fallback, blocked: [server], isVariant: true},
  loading: {query: 'volume', shown: 'Searching…', blocked: [index], isHung: true},
  'a panel that fails to load': {
    query: 'volume',
    shown: failure,
    shownOnPage: 'pages found',
    blocked: ['**/*search_panel*'],
  },
  'a failure': {query: 'volume', shown: failure, blocked: [index]},
  'a failure of both engines': {query: 'volume', shown: failure, blocked: [server, index], isVariant: true},
};

async function openDialog(page: Page, origin: string): Promise<void> {
  await open(page, '/docs/glossary', origin);
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
}

/** Whether the content of the dialog or page fits its width. */
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog, dialog [role=listbox], main')].every(
      (element) => element.scrollWidth <= element.clientWidth + 1,
    ),
  );

for (const width of [320, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [name, {query, shown, shownOnPage = shown, blocked = [], isHung, isVariant}] of Object.entries(states)) {
      test(`search with ${name} is accessible and logs nothing at ${width} px, ${colorScheme}`, async ({page}) => {
        const origin = isVariant ? variant() : site();
        const messages = watch(page, /The search server failed/);
        await page.setViewportSize({width, height: 800});
        await page.emulateMedia({colorScheme});
        for (const pattern of blocked) await page.route(pattern, (route) => (isHung ? undefined : route.abort()));
        await openDialog(page, origin);
        // Typing would first search for a prefix, whose results would be replaced while axe runs.
        await dialog(page).getByRole('combobox').fill(query);
        await expect(dialog(page)).toContainText(shown);
        expect(await findViolations(page)).toEqual([]);
        expect(await fits(page)).toBe(true);
        await page.goto(`${origin}/search${query === '' ? '' : `?q=${encodeURIComponent(query)}`}`);
        await expect(page.getByRole('main')).toContainText(shownOnPage);
        expect(await findViolations(page)).toEqual([]);
        expect(await fits(page)).toBe(true);
        expect(messages).toEqual([]);
      });
    }
  }
}

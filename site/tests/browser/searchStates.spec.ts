import {expect, test, type Page} from '@playwright/test';
import {findViolations} from './findViolations';
import {open} from './openPage';
import {searchServer, site, variant} from './sites';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const fallback = 'The search server is not responding. These results come from the index on this site.';
const failure = 'Unable to fetch results';

interface State {
  /** Base URL of the site, and which of its files fail to load. */
  readonly origin: () => string;
  readonly blocked?: readonly string[];
  /** Whether blocked requests hang instead of failing. */
  readonly isHung?: boolean;
  /** Text that the reader types; empty for none. */
  readonly query: string;
  /** Expected text in the dialog and on the search page. */
  readonly shown: string;
  readonly shownOnPage: string;
}

const index = '**/search-index/**';
const server = `${searchServer}/**`;
const states: Readonly<Record<string, State>> = {
  'nothing typed': {origin: site, query: '', shown: 'Popular tasks', shownOnPage: 'Search'},
  results: {origin: site, query: 'volume snapshot', shown: 'Volumes', shownOnPage: 'pages found'},
  'no results': {origin: site, query: 'qqqqzzzz', shown: 'No results for', shownOnPage: 'No results for'},
  'results of the fallback': {
    origin: variant,
    blocked: [server],
    query: 'certificate',
    shown: fallback,
    shownOnPage: fallback,
  },
  loading: {
    origin: site,
    blocked: [index],
    isHung: true,
    query: 'volume',
    shown: 'Searching…',
    shownOnPage: 'Searching…',
  },
  'a panel that fails to load': {
    origin: site,
    blocked: ['**/*search_panel*'],
    query: 'volume',
    shown: failure,
    shownOnPage: 'pages found',
  },
  'a failure': {origin: site, blocked: [index], query: 'volume', shown: failure, shownOnPage: failure},
  'a failure of both engines': {
    origin: variant,
    blocked: [server, index],
    query: 'volume',
    shown: failure,
    shownOnPage: failure,
  },
};

/** Errors in the console, except for files that the test itself blocks. */
function watchConsole(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return errors;
}

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
    for (const [name, {origin, blocked = [], isHung, query, shown, shownOnPage}] of Object.entries(states)) {
      test(`search with ${name} is accessible and logs nothing at ${width} px, ${colorScheme}`, async ({page}) => {
        const errors = watchConsole(page);
        await page.setViewportSize({width, height: 800});
        await page.emulateMedia({colorScheme});
        for (const pattern of blocked) await page.route(pattern, (route) => (isHung ? undefined : route.abort()));
        await openDialog(page, origin());
        // Typing would first search for a prefix, whose results would be replaced while axe runs.
        await dialog(page).getByRole('combobox').fill(query);
        await expect(dialog(page)).toContainText(shown);
        expect(await findViolations(page)).toEqual([]);
        expect(await fits(page)).toBe(true);
        await page.goto(`${origin()}/search${query === '' ? '' : `?q=${encodeURIComponent(query)}`}`);
        await expect(page.getByRole('main')).toContainText(shownOnPage);
        expect(await findViolations(page)).toEqual([]);
        expect(await fits(page)).toBe(true);
        expect(errors).toEqual([]);
      });
    }
  }
}

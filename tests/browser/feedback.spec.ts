import {expect, test, type Locator, type Page} from '@playwright/test';
import {brand} from '../../platform/brand';
import {findViolations} from './findViolations';
import {openPage} from './openPage';
import {site} from './sites';

const path = '/docs/resources/volumes';
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Report a problem with a block'});

async function readIssue(link: Locator): Promise<{form: string; title: string; body: string}> {
  const url = new URL((await link.getAttribute('href'))!);
  return {
    form: url.origin + url.pathname,
    title: url.searchParams.get('title')!,
    body: url.searchParams.get('body')!,
  };
}

async function openReport(page: Page): Promise<void> {
  await openPage(page, path);
  await page.getByRole('button', {name: 'Report a problem'}).click();
  await expect(dialog(page)).toBeVisible();
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('Yes and No open an issue that names the page', async ({page}) => {
    await page.goto(site() + path);
    for (const answer of ['Yes', 'No']) {
      const link = page.getByRole('link', {name: `Was this page helpful? ${answer}`});
      await expect(link).toHaveText(answer);
      await expect(link).toHaveAttribute('target', '_blank');
      expect(await readIssue(link)).toEqual({
        form: `${brand.sourceUrl}/issues/new`,
        title: `Volumes: Was this page helpful? ${answer}`,
        body: `${path}\n\n`,
      });
    }
  });
});

test('the links are updated after a navigation', async ({page}) => {
  await openPage(page, path);
  await page.getByRole('link', {name: 'Glossary'}).first().click();
  await expect(page).toHaveURL(/\/docs\/glossary$/);
  const link = page.getByRole('link', {name: 'Was this page helpful? No'});
  await expect.poll(async () => (await readIssue(link)).body).toBe('/docs/glossary\n\n');
});

test('a report names the page, the heading and the first line of the block', async ({page}) => {
  await openReport(page);
  await dialog(page).getByText('With a command', {exact: true}).click();
  const link = dialog(page)
    .getByRole('link', {name: /^Code \$ aloft volume create/})
    .first();
  const {title, body} = await readIssue(link);
  expect(title).toBe('Problem: Volumes › With a command');
  expect(body).toMatch(new RegExp(`^${brand.docsUrl}${path}#with-a-command\n\n> \\$ aloft volume create .+\n\n$`));
});

test('opens the section of the selected text', async ({page}) => {
  await openPage(page, path);
  await page.evaluate(() => {
    const row = document.querySelector('.theme-doc-markdown table td')!;
    getSelection()!.selectAllChildren(row);
  });
  await page.getByRole('button', {name: 'Report a problem'}).press('Enter');
  await expect(
    dialog(page)
      .getByRole('link', {name: /^Table /})
      .first(),
  ).toBeVisible();
});

test('Explain has a link to report its block', async ({page}) => {
  await openPage(page, path);
  await page
    .getByRole('button', {name: /^Explain /})
    .first()
    .click();
  const link = page.getByRole('link', {name: 'Report a problem with this block'});
  const {title, body} = await readIssue(link);
  expect(title).toMatch(/^Problem: Volumes › /);
  expect(body).toContain('\n\n> $ aloft volume ');
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 320]) {
    test(`is accessible at ${width} px in ${colorScheme} mode`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await page.setViewportSize({width, height: 640});
      await openReport(page);
      await dialog(page).locator('summary').first().click();
      await expect(dialog(page).getByRole('link').first()).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(await dialog(page).evaluate(({scrollWidth, clientWidth}) => scrollWidth <= clientWidth)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', {name: 'Report a problem'})).toBeFocused();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    });
  }
}

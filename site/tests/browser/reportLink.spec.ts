import {expect, type Page} from '@playwright/test';
import {brand} from '@aloft/platform/brand';
import {follow, open, test} from './fixtures';

const start = '/docs/resources/volumes';

const link = (page: Page) => page.getByRole('link', {name: 'Report a problem'});

async function readIssue(page: Page): Promise<{form: string; title: string | null; body: string | null}> {
  const {origin, pathname, searchParams} = new URL((await link(page).getAttribute('href'))!);
  return {form: origin + pathname, title: searchParams.get('title'), body: searchParams.get('body')};
}

/** Activates the link without opening its target, which is outside of this site. */
async function activate(page: Page): Promise<void> {
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), {once: true}));
  await link(page).press('Enter');
}

test('without scripts, the link opens an issue that names the page', async ({plainPage: page}) => {
  await page.goto(start);
  await expect(link(page)).toHaveAttribute('target', '_blank');
  expect(await readIssue(page)).toEqual({
    form: `${brand.sourceUrl}/issues/new`,
    title: `Problem: ${start}`,
    body: `${brand.docsUrl}${start}\n\n`,
  });
});

test('the link names the section, and is updated after a navigation', async ({page}) => {
  await open(page, `${start}#with-a-command`);
  await activate(page);
  expect(await readIssue(page)).toMatchObject({
    title: 'Problem: Volumes › With a command',
    body: `${brand.docsUrl}${start}#with-a-command\n\n`,
  });
  await follow(page, '/docs/glossary');
  await expect.poll(async () => (await readIssue(page)).body).toBe(`${brand.docsUrl}/docs/glossary\n\n`);
  await activate(page);
  expect((await readIssue(page)).title).toBe('Problem: Glossary');
});

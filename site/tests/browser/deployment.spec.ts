import {expect, type Page} from '@playwright/test';
import {expectLogs, fileErrors, open as openPath, pageFiles, test} from './fixtures';
import {startDeployment, type Deployment} from './startDeployment';

let deployment: Deployment;
test.beforeEach(async () => {
  deployment = await startDeployment();
});
test.afterEach(() => deployment.stop());

async function open(page: Page, path: string): Promise<void> {
  expectLogs(page, fileErrors);
  await openPath(page, path, deployment.origin);
}

test('the service worker of a site that was saved for reading offline removes itself', async ({page}) => {
  await open(page, '/docs/glossary');
  await page.evaluate(async () => {
    await caches.open('offline /');
    await navigator.serviceWorker.register('/sw.js');
  });
  const findLeft = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({scope}) => scope),
    ]);
  await expect.poll(findLeft).toEqual([]);
});

test('a damaged file in the cache of the browser is replaced by Retry', async ({page}) => {
  await open(page, '/docs/glossary');
  const other = (await page.locator('link[rel=stylesheet]').first().getAttribute('href'))!;
  let asked = 0;
  // The file is cached for a year.
  deployment.rewrite((path) => (pageFiles.test(path) && ++asked === 1 ? other : path));
  await page.locator('nav.navbar a[href="/docs/sdks/"]').click();
  await expect(page.getByRole('alert')).toContainText('Check your network connection');
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('SDKs');
});

test('a file that stays missing is reported after one reload', async ({page}) => {
  await open(page, '/docs/glossary');
  await page.route(pageFiles, (route) => route.fulfill({status: 404}));
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  const link = page.locator('nav.navbar a[href="/docs/sdks/"]');
  await page.evaluate(() => sessionStorage.setItem('aloft.reloaded', String(Date.now())));
  await link.click();
  await expect(page.getByRole('alert')).toContainText('The site was updated after you opened it');
  expect(documents).toBe(0);
  await page.unrouteAll();
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('SDKs');
  expect(documents).toBe(1);
});

test('a transcript that meets a new deployment runs after the reload', async ({page, terminal}) => {
  await open(page, '/docs/resources/machines');
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  await page.route(/live-terminal_worker/, (route) =>
    documents === 0 ? route.fulfill({status: 404}) : route.continue(),
  );
  const block = page.locator('[data-code-block=console]').first();
  const lines = (await block.locator('code').innerText()).split('\n').filter((line) => line.trim() !== '');
  const run = block.getByRole('button', {name: /^Run /});
  const code = page.waitForResponse(/\/open-terminal\./);
  await run.hover();
  await code;
  deployment.deploy(process.env.VARIANT_DIRECTORY!);
  await run.click();
  for (const line of lines) await expect(terminal.log).toContainText(line.replace(/^\$ /, '').trim());
  await expect(page.getByText('From the other build.')).toHaveCount(1);
  expect(documents).toBe(1);
});

test('a page at .html of a host without redirects has its own URL', async ({page}) => {
  deployment.rewrite((path) => path.replace('/glossary.html', '/glossary'));
  await open(page, '/docs/glossary.html');
  await expect(page).toHaveURL(/\/docs\/glossary$/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/glossary$/);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/glossary$/);
  await expect(page.locator('.menu__link--active')).toHaveText('Glossary');
});

test('a page without scripts suggests a base URL', async ({page}) => {
  for (const [path, suggested, source = path] of [
    ['/', '/'],
    ['/docs/glossary', '/'],
    ['/docs-site/', '/docs-site/', '/'],
    ['/docs-site/docs/glossary', '/docs-site/', '/docs/glossary'],
    ['/a/b/docs/glossary.html', '/a/b/', '/docs/glossary'],
    ['/no-such-page', undefined],
    ['/a/404.html', undefined, '/404'],
    // A page at a path that doesn't end with its own.
    ['/a/renamed', undefined, '/docs/glossary'],
  ] as const) {
    deployment.rewrite((url) => (/\/main\.\w+\.js$/.test(url) ? undefined : url === path ? source : url));
    await page.goto(deployment.origin + path);
    const lines = page.getByRole('alert').locator('p');
    await expect.soft(lines.first(), path).toHaveText('Your Docusaurus site did not load properly.');
    const last = suggested
      ? `We suggest trying baseUrl = ${suggested}`
      : 'Current configured baseUrl = / (default value)';
    await expect.soft(lines.last(), path).toHaveText(last);
  }
});

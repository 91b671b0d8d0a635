import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {writeOffline} from '../../scripts/offline/writeOffline';
import {summaryFile, type OfflineSummary} from '../../platform/offline/offlineFormat';
import {findViolations} from './findViolations';
import {optionsSite} from './sites';
import {startDeployment, type Deployment} from './startDeployment';

const [build, otherBuild] = ['build', process.env.VARIANT_DIRECTORY ?? ''];
const otherText = 'From the other build.';

let deployment: Deployment;
test.beforeEach(async () => {
  deployment = await startDeployment();
  deployment.deploy(build);
});
test.afterEach(() => deployment.close());

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Read offline'});
const button = (page: Page, name: string) => dialog(page).getByRole('button', {name, exact: true});
const status = (page: Page) => dialog(page).getByRole('status');

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(deployment.origin + address);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

async function openDialog(page: Page, address = '/docs/glossary'): Promise<void> {
  await visit(page, address);
  await page.getByRole('button', {name: 'Read offline'}).click();
  await expect(dialog(page)).toBeVisible();
}

async function save(page: Page, address?: string): Promise<void> {
  await openDialog(page, address);
  await button(page, 'Download').click();
  await expect(button(page, 'Remove')).toBeVisible({timeout: 60_000});
  await button(page, 'Close').click();
}

/** Stops the server for all pages and their worker, and disables the browser's HTTP cache. */
async function disconnect(page: Page): Promise<void> {
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  deployment.breakConnections(() => true);
  await page.context().setOffline(true);
}

const countSaved = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return {
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      files: counts.reduce((sum, count) => sum + count, 0),
    };
  });

/** Collects requests that saved pages must not cause. */
const watchRequests = (page: Page) => {
  const urls: string[] = [];
  page.context().on('request', (request) => urls.push(request.url()));
  return urls;
};

test('nothing is stored or registered until the reader confirms', async ({page}) => {
  const urls = watchRequests(page);
  await visit(page, '/');
  await openDialog(page);
  await expect(button(page, 'Download')).toBeVisible();
  await page.keyboard.press('Escape');
  await visit(page, '/docs/resources/machines');
  expect(await countSaved(page)).toEqual({workers: 0, files: 0});
  expect(urls.filter((url) => url.endsWith('/sw.js'))).toEqual([]);
});

test('pages, search and terminal of the saved site work without a connection', async ({page, context}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  const summary = JSON.parse(readFileSync(`${build}/${summaryFile}`, 'utf8')) as OfflineSummary;
  await openDialog(page);
  const size = dialog(page).locator('dl');
  await expect(size).toContainText(String(summary.files));
  await expect(dialog(page)).toContainText('downloads of samples still need one');
  await expect(size).toContainText(`${Number((summary.transfer / 1e6).toPrecision(2))} MB`);
  await expect(size).toContainText(`${Number((summary.storage / 1e6).toPrecision(2))} MB`);
  await button(page, 'Download').click();
  await expect(dialog(page).getByRole('progressbar', {name: 'Downloaded files'})).toBeVisible();
  await expect(status(page)).toHaveText('The site is saved in this browser.', {timeout: 60_000});
  // Includes the list.
  expect(await countSaved(page)).toEqual({workers: 1, files: summary.files + 1});
  await button(page, 'Close').click();

  await disconnect(page);
  // The worker also controls the tab that saved the site.
  await page.locator('nav.navbar a[href="/docs/sdks/"]').click();
  await expect(heading(page)).toHaveText('SDKs');

  await visit(page, '/');
  await expect(heading(page)).toBeVisible();
  for (const address of [
    '/docs/guides-and-samples/languages/javascript/nextjs',
    '/docs/glossary/',
    '/docs/glossary?q=1#volume',
  ])
    await visit(page, address);
  await expect(heading(page)).toHaveText('Glossary');
  await visit(page, '/docs/resources/volumes/index.html');
  await expect(page).toHaveURL(`${deployment.origin}/docs/resources/volumes`);
  await expect(heading(page)).toHaveText('Volumes');

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search'}).fill('volume snapshot');
  await page.getByRole('dialog', {name: 'Search'}).getByRole('option').first().click();
  await expect(heading(page)).toHaveText(/\w/);

  await visit(page, '/docs/resources/machines');
  await page.getByRole('button', {name: /^Run /}).first().click();
  await expect(page.getByRole('log', {name: 'Output'})).toContainText('aloft ');
  await page.getByRole('textbox', {name: 'Command'}).fill('aloft machine list');
  await page.getByRole('textbox', {name: 'Command'}).press('Enter');
  await expect(page.getByRole('log', {name: 'Output'})).toContainText('NAME');
  await page.getByRole('dialog', {name: 'Terminal'}).getByRole('button', {name: 'Close'}).click();

  await page
    .getByRole('button', {name: /^Edit /})
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();

  const missing = await page.goto(`${deployment.origin}/docs/no-such-page`);
  expect(missing?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Page not found');
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.locator('nav.navbar a[href="/docs/sdks/"]').click();
  await expect(heading(page)).toHaveText('SDKs');

  // Archives aren't saved, so the browser reports the lost connection instead of a missing page.
  await expect(page.goto(`${deployment.origin}/samples/go-generic.tar.gz`)).rejects.toThrow(/ERR_/);
  expect(errors).toEqual([]);

  // In a separate tab.
  const tab = await context.newPage();
  await visit(tab, '/docs/glossary');
  await openDialog(tab);
  await expect(status(tab)).toHaveText('The site is saved in this browser.');
});

test('removing the site deletes everything', async ({page}) => {
  await save(page);
  await page.getByRole('button', {name: 'Read offline'}).click();
  await button(page, 'Remove').click();
  await expect(status(page)).toHaveText('The saved site was removed from this browser.');
  await expect(button(page, 'Download')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await countSaved(page)).toEqual({workers: 0, files: 0});
  await visit(page, '/docs/sdks/');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await disconnect(page);
  await expect(page.reload()).rejects.toThrow(/ERR_/);
});

test('the saved site can be removed without a connection', async ({page}) => {
  await save(page);
  await disconnect(page);
  await openDialog(page, '/docs/sdks/');
  await button(page, 'Remove').click();
  await expect(status(page)).toHaveText('The saved site was removed from this browser.');
  expect(await countSaved(page)).toEqual({workers: 0, files: 0});
});

/** Waits until a build is saved and the other one is gone, except for hashed files. */
async function waitForBuild(page: Page, directory: string): Promise<void> {
  const {build: id} = JSON.parse(readFileSync(path.join(directory, summaryFile), 'utf8')) as OfflineSummary;
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const [name = ''] = await caches.keys();
          const keys = await (await caches.open(name)).keys();
          return keys
            .filter(({url}) => url.includes('/offline/files.json'))
            .map(({url}) => new URL(url).search.slice(1));
        }),
      {timeout: 60_000},
    )
    .toEqual([encodeURIComponent(id)]);
}

test('a new deployment is shown immediately and replaces the saved one', async ({page, context}) => {
  await save(page);
  const open = await context.newPage();
  // Disables prefetching of links.
  await open.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g', saveData: true}});
  });
  await visit(open, '/docs/glossary');
  await expect(open.getByText(otherText)).toHaveCount(0);

  deployment.deploy(otherBuild);
  await visit(page, '/docs/glossary');
  await expect(page.getByText(otherText)).toBeVisible();
  await waitForBuild(page, otherBuild);

  await disconnect(page);
  for (const address of ['/docs/glossary', '/docs/resources/volumes', '/docs/sdks/']) {
    await visit(page, address);
    await expect(page.getByText(otherText)).toBeVisible();
  }
  // A tab with the earlier build still finds its own scripts.
  await open.locator('nav.navbar a[href="/docs/sdks/"]').click();
  await expect(heading(open)).toHaveText('SDKs');
  await expect(open.getByText(otherText)).toHaveCount(0);
  await expect(open.getByRole('alert')).toHaveCount(0);
});

test('an interrupted update leaves the complete previous build, and resumes later', async ({page}) => {
  await save(page);
  deployment.deploy(otherBuild);
  const failed: string[] = [];
  deployment.breakConnections((url) => url.startsWith('/docs/resources') && failed.push(url) > 0);
  await visit(page, '/docs/glossary');
  await expect(page.getByText(otherText)).toBeVisible();
  await expect.poll(() => failed.length, {timeout: 60_000}).toBeGreaterThan(0);

  await disconnect(page);
  for (const address of ['/docs/glossary', '/docs/resources/volumes']) {
    await visit(page, address);
    await expect(heading(page)).toHaveText(address.endsWith('volumes') ? 'Volumes' : 'Glossary');
    await expect(page.getByText(otherText)).toHaveCount(0);
  }

  deployment.breakConnections(() => false);
  await page.context().setOffline(false);
  await visit(page, '/docs/glossary');
  await waitForBuild(page, otherBuild);
});

test('an update that does not fit is downloaded once, and keeps the saved build', async ({page, context}) => {
  await save(page);
  const {files} = await countSaved(page);
  const session = await context.newCDPSession(page);
  const {usage} = (await session.send('Storage.getUsageAndQuota', {origin: deployment.origin})) as {usage: number};
  await session.send('Storage.overrideQuotaForOrigin', {origin: deployment.origin, quotaSize: usage + 300_000});
  deployment.deploy(otherBuild);
  const asked: string[] = [];
  deployment.breakConnections((url) => asked.push(url) < 0);
  const countLists = () => asked.filter((url) => url.startsWith('/offline/files.json')).length;
  const refused = () =>
    page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      return (await (await caches.open(name)).keys()).filter(({url}) => url.includes('/offline/refused')).length;
    });
  await visit(page, '/docs/glossary');
  await expect.poll(refused, {timeout: 60_000}).toBe(1);
  expect(countLists()).toBe(1);
  expect((await countSaved(page)).files).toBe(files + 1);

  await visit(page, '/docs/sdks/');
  await expect.poll(() => asked.filter((url) => url === '/sw.js').length).toBeGreaterThan(1);
  await page.waitForTimeout(1000);
  expect(countLists()).toBe(1);

  await disconnect(page);
  await visit(page, '/docs/resources/volumes');
  await expect(heading(page)).toHaveText('Volumes');
  await expect(page.getByText(otherText)).toHaveCount(0);
});

test('a saved page is shown if the server is too slow', async ({page}) => {
  await save(page);
  deployment.hang((url) => url === '/docs/sdks/');
  await visit(page, '/docs/sdks/');
  await expect(heading(page)).toHaveText('SDKs');
});

test('a build with OFFLINE=off removes the worker and the files', async ({page}) => {
  const directory = mkdtempSync(path.join(tmpdir(), 'not-offered-'));
  try {
    cpSync(otherBuild, directory, {recursive: true, filter: (file) => !/[\\/](offline|sw\.js.*)$/.test(file)});
    await writeOffline(directory, false);
    await save(page);
    deployment.deploy(directory);
    await visit(page, '/docs/glossary');
    await expect.poll(() => countSaved(page)).toEqual({workers: 0, files: 0});
    await page.getByRole('button', {name: 'Read offline'}).click();
    await expect(status(page)).toHaveText("This copy of the site can't be saved for offline reading.");
  } finally {
    rmSync(directory, {recursive: true});
  }
});

test('without its cache, the worker passes requests on to the network', async ({page}) => {
  await save(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await openDialog(page, '/docs/sdks/');
  await expect(heading(page)).toHaveText('SDKs');
  await expect(button(page, 'Download')).toBeVisible();
});

test('a site with a base URL saves its own pages', async ({page}) => {
  await page.goto(`${optionsSite()}/docs/elements/`);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.getByRole('button', {name: 'Read offline'}).click();
  await button(page, 'Download').click();
  await expect(button(page, 'Remove')).toBeVisible({timeout: 60_000});
  await page.context().setOffline(true);
  await page.reload();
  await page.goto(`${optionsSite()}/docs/generated/first/`);
  await expect(heading(page)).toBeVisible();
  const missing = await page.goto(`${optionsSite()}/nope`);
  expect(missing?.status()).toBe(404);
  await expect(page.goto(new URL(optionsSite()).origin)).rejects.toThrow(/ERR_/);
});

test.describe('failures are explained:', () => {
  test('an interrupted download resumes where it stopped', async ({page}) => {
    await openDialog(page);
    await expect(button(page, 'Download')).toBeVisible();
    const asked: string[] = [];
    deployment.breakConnections((url) => asked.push(url) > 0 && url === '/docs/glossary');
    await button(page, 'Download').click();
    await expect(status(page)).toContainText('Check your network connection', {timeout: 60_000});
    const {files, workers} = await countSaved(page);
    expect(workers).toBe(0);
    expect(files).toBeGreaterThan(0);
    await expect(button(page, 'Remove')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    asked.length = 0;
    deployment.breakConnections((url) => asked.push(url) < 0);
    await button(page, 'Try again').click();
    await expect(status(page)).toHaveText('The site is saved in this browser.', {timeout: 60_000});
    expect(await page.evaluate(() => caches.match('/docs/glossary/index.html', {ignoreSearch: true}))).toBeTruthy();
    const total = (await countSaved(page)).files;
    // Each missing file once, then the list, the summary and the worker.
    expect(asked.filter((url) => !/^\/(offline|sw\.js)/.test(url)).length).toBe(total - 1 - files);
  });

  test('a canceled download leaves nothing behind', async ({page}) => {
    await openDialog(page);
    deployment.hang((url) => url === '/docs/glossary');
    await button(page, 'Download').click();
    await button(page, 'Cancel').click();
    await expect(button(page, 'Download')).toBeVisible();
    expect(await countSaved(page)).toEqual({workers: 0, files: 0});
  });

  test('a worker that is canceled while it installs leaves nothing behind', async ({page}) => {
    await openDialog(page);
    let isInstalling = false;
    const lists: string[] = [];
    // The second request for the list is the worker's.
    deployment.hang((url) => url.startsWith('/offline/files.json') && lists.push(url) > 1 && (isInstalling = true));
    await button(page, 'Download').click();
    await expect.poll(() => isInstalling, {timeout: 60_000}).toBe(true);
    await button(page, 'Cancel').click();
    await expect(button(page, 'Download')).toBeVisible();
    await expect.poll(() => countSaved(page)).toEqual({workers: 0, files: 0});
    await expect(status(page)).toHaveText('');
  });

  test('a worker whose script loads after Cancel is removed', async ({page, context}) => {
    await openDialog(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let isRequested = false;
    await context.route('**/sw.js', async (route) => {
      isRequested = true;
      await released;
      await route.continue();
    });
    await button(page, 'Download').click();
    await expect.poll(() => isRequested, {timeout: 60_000}).toBe(true);
    await button(page, 'Cancel').click();
    await expect(button(page, 'Download')).toBeVisible();
    release();
    await page.waitForTimeout(1000);
    await expect.poll(() => countSaved(page)).toEqual({workers: 0, files: 0});
  });

  test('too little storage', async ({page, context}) => {
    await openDialog(page);
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', {origin: deployment.origin, quotaSize: 500_000});
    await button(page, 'Download').click();
    await expect(status(page)).toContainText('does not have enough storage', {timeout: 60_000});
    expect(await countSaved(page)).toEqual({workers: 0, files: 0});
  });

  test('a deployment during the download', async ({page}) => {
    await openDialog(page);
    await expect(button(page, 'Download')).toBeVisible();
    deployment.deploy(otherBuild);
    await button(page, 'Download').click();
    await expect(button(page, 'Try again')).toBeVisible({timeout: 60_000});
    await button(page, 'Try again').click();
    await expect(status(page)).toHaveText('The site is saved in this browser.', {timeout: 60_000});
    await disconnect(page);
    await visit(page, '/docs/sdks/');
    await expect(page.getByText(otherText)).toBeVisible();
  });

  test('a browser without service workers', async ({page}) => {
    await page.addInitScript(() => delete (Navigator.prototype as {serviceWorker?: unknown}).serviceWorker);
    await openDialog(page);
    await expect(status(page)).toContainText("This browser can't save sites");
    expect(await findViolations(page)).toEqual([]);
  });

  test('a page without HTTPS', async ({page}) => {
    await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', {value: false}));
    await openDialog(page);
    await expect(status(page)).toContainText('only over HTTPS');
  });

  test('blocked storage', async ({page}) => {
    await page.addInitScript(() => {
      CacheStorage.prototype.match = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    });
    await openDialog(page);
    await expect(status(page)).toContainText('The browser blocks storage');
  });

  test('no connection', async ({page}) => {
    await visit(page, '/docs/glossary');
    await page.waitForLoadState('networkidle');
    await disconnect(page);
    await page.getByRole('button', {name: 'Read offline'}).click();
    await expect(page.getByRole('contentinfo').getByRole('alert')).toContainText('could not be loaded');
    deployment.breakConnections((url) => url.startsWith('/offline'));
    await page.context().setOffline(false);
    await page.getByRole('button', {name: 'Read offline'}).click();
    await expect(status(page)).toContainText('Check your network connection');
    await expect(page.getByRole('contentinfo').getByRole('alert')).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 320]) {
    test(`is accessible at ${width} px in ${colorScheme} mode, by keyboard`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await page.setViewportSize({width, height: 640});
      await visit(page, '/docs/glossary');
      const opener = page.getByRole('button', {name: 'Read offline'});
      const check = async () => {
        expect(await findViolations(page)).toEqual([]);
        expect(await dialog(page).evaluate(({scrollWidth, clientWidth}) => scrollWidth <= clientWidth)).toBe(true);
      };
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(button(page, 'Download')).toBeVisible();
      await check();
      deployment.hang((url) => url === '/docs/security');
      await button(page, 'Close').focus();
      await page.keyboard.press('Tab');
      await expect(button(page, 'Download')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(button(page, 'Cancel')).toBeVisible();
      await check();
      // The focus stays in the dialog, although the button is gone.
      await page.keyboard.press('Tab');
      await expect(button(page, 'Cancel')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(button(page, 'Download')).toBeVisible();
      deployment.hang(() => false);
      await button(page, 'Download').click();
      await expect(button(page, 'Remove')).toBeVisible({timeout: 60_000});
      await check();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    });
  }
}

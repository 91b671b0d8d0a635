// cspell:ignore Francfort öüžž
import {execFileSync, spawnSync} from 'node:child_process';
import {appendFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {growProject} from '../../bench/site/growProject';
import {hasGitHistory} from '../../config/hasGitHistory';
import {collectInlineHashes} from '../../hosting/collectInlineHashes';
import {listFiles} from '../../hosting/listFiles';
import {listRoots} from '../../hosting/listRoots';
import {renderNginxBase} from '../../hosting/renderNginxBase';
import {renderNginxHeaders} from '../../hosting/renderNginxHeaders';
import {securityHeaders} from '../../hosting/securityHeaders';
import {brand} from '../../platform/brand';
import type {LinkSummaries} from '../../platform/linkSummaries';
import {indexDirectory} from '../../platform/search/indexFormat';
import {parseBuiltPage} from '../../plugins/shared/parseBuiltPage';
import {readSearchRecords} from '../../scripts/readSearchRecords';
import {createEmbeddedEngine} from '../../src/components/search/embedded/createEmbeddedEngine';
import {provideBrowser} from '../browser/provideBrowser';
import {skipReason} from '../tools/skipReason';
import {findBrokenAnchors} from './findBrokenAnchors';
import {findCutTexts} from './findCutTexts';
import {findUntranslated} from './findUntranslated';
import {accent, pseudoLocale, translateProject} from './pseudoLocale';
import {findMissingNginx, localizeSite, startNginx} from './startNginx';
import {startSite} from './startSite';

const searchServer = 'https://search.aloft.example';
/** A page without a translation. */
const untranslated = 'docs/glossary';
const root = `/${pseudoLocale}`;
/** The site is below this path, so its pages, files and search results must be too. */
const base = '/docs-site';
const siteUrl = brand.docsUrl + base;
/** A link to a heading that doesn't exist. */
const brokenLink = 'resources/apps#no-such-heading';

let directory = '';
let remove = () => {};
/** One frozen page of each kind: they differ in components. */
const frozenPages = [
  '/docs/1.0',
  '/docs/1.0/glossary',
  '/docs/1.0/resources/machines',
  '/docs/1.0/getting-started/installing-the-cli',
  '/docs/1.0/common/resource-name-validation',
  '/docs/1.0/guides-and-samples',
  '/docs/1.0/guides-and-samples/languages/go/generic',
];
const isPage = (file: string) => file.endsWith('.html');
const at = (file: string) => path.join(directory, file);
const html = (route: string) => readFileSync(at(`build/${route}/index.html`), 'utf8');
const read = (route: string) => load(html(route));

/** The path on a site without a base URL. */
function withoutBase(pathname: string): string {
  if (!new RegExp(`^${base}(?:[/#]|$)`).test(pathname)) throw new Error(`${pathname} isn't below ${base}`);
  return pathname.slice(base.length) || '/';
}

function run(...args: string[]): string {
  const started = performance.now();
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    cwd: directory,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BASE_URL: `${base}/`,
      SEARCH_NODES: searchServer,
      SEARCH_API_KEY: 'search-only-key',
    },
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s: ${args.slice(-3).join(' ')}`);
  return stdout + stderr;
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(at(file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} doesn't contain ${from}`);
  writeFileSync(at(file), text.replace(from, to));
}

/** Paths that pages refer to: links, images, styles and scripts, each with one of the pages. */
function listReferences(site: string): ReadonlyMap<string, string> {
  const references = new Map<string, string>();
  for (const file of listFiles(site).filter(isPage)) {
    const $ = parseBuiltPage(readFileSync(file, 'utf8'));
    const scripts = JSON.parse($('#page-scripts').text()) as string[];
    const attributes = $('[href],[src]')
      .toArray()
      .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '');
    const paths = [...attributes, ...scripts]
      .filter((address) => /^\/(?!\/)/.test(address))
      .map((address) => address.replace(/[#?].*$/, ''));
    // The not-found page names itself as a translation, but servers don't have a path for it.
    for (const reference of paths.filter((name) => !name.endsWith('/404.html')))
      references.set(reference, path.relative(site, file));
  }
  return references;
}

/** Starts nginx, whose workers run as another user, on the copy's build. */
async function startNginxBelow(): Promise<{origin: string; stop: () => Promise<void>}> {
  const nginx = at('nginx');
  const headers = securityHeaders({hashes: collectInlineHashes(listFiles(at('build')).filter(isPage))});
  mkdirSync(path.join(nginx, 'root'), {recursive: true});
  symlinkSync(at('build'), path.join(nginx, 'root', base));
  const files = {
    root: path.join(nginx, 'root'),
    basePath: path.join(nginx, 'base-path.conf'),
    securityHeaders: path.join(nginx, 'security-headers.conf'),
  };
  writeFileSync(files.basePath, renderNginxBase(listRoots(at('build'))));
  writeFileSync(files.securityHeaders, renderNginxHeaders(headers));
  execFileSync('chmod', ['a+rx', directory]);
  return startNginx((address) => localizeSite(address, files));
}

/** Output of "Cut a version" and "Add a locale" of CONTRIBUTING.md, which are followed in one copy of the project. */
let output = '';
beforeAll(() => {
  ({directory, remove} = growProject());
  const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  run('--import', 'tsx', 'scripts/freezeVersion.ts', '1.0');
  edit('platform/limits/resourceLimits.ts', "'log-retention': time(\n    '168h'", "'log-retention': time(\n    '216h'");
  edit('platform/regions.ts', "city: 'Frankfurt'", "city: 'Francfort'");
  edit('examples/monitoring/prometheus/prometheus.yml', 'scrape_interval: 15s', 'scrape_interval: 45s');
  edit('docs/resources/volumes.mdx', 'Created volume archive (20Gi) in', 'Made volume archive (20Gi) in');
  edit('docusaurus.config.ts', "locales: ['en']", `locales: ['en', '${pseudoLocale}']`);
  appendFileSync(at('versioned_docs/version-1.0/resources/volumes.mdx'), `\n[Apps](/docs/${brokenLink})\n`);
  run(docusaurus, 'write-translations', '--locale', pseudoLocale);
  translateProject(directory, (page) => page !== 'glossary.mdx');
  output = run(docusaurus, 'build');
}, 900_000);
afterAll(() => remove());

it('builds without warnings about links, apart from the broken one in the frozen page', () => {
  expect(output).not.toMatch(/broken link|couldn't be resolved/i);
  const reported = [...output.matchAll(/-> linking to (.*)/g)].map(([, address]) => address);
  expect(reported).toEqual(['', root].map((locale) => `${base}${locale}/docs/1.0/${brokenLink}`));
  expect(findBrokenAnchors(at('build'), base)).toEqual(
    [root, ''].map((locale) => {
      const version = `${base}${locale}/docs/1.0`;
      return `${version}/resources/volumes links to ${version}/${brokenLink}`;
    }),
  );
});

describe.each(skipReason(findMissingNginx()) ? ['Node.js'] : ['Node.js', 'nginx'])('below a base URL, %s', (name) => {
  let server: {readonly origin: string; readonly stop: () => Promise<void>};

  beforeAll(async () => {
    server = name === 'nginx' ? await startNginxBelow() : await startSite(at('build'), [searchServer]);
  }, 60_000);
  afterAll(() => server.stop());

  it('serves everything that the pages refer to', async () => {
    const references = listReferences(at('build'));
    expect(references.size).toBeGreaterThan(400);
    const problems = await Promise.all(
      [...references].map(async ([reference, page]) => {
        if (!`${reference}/`.startsWith(`${base}/`)) return `${page}: ${reference} isn't below ${base}`;
        const {status} = await fetch(server.origin + reference, {method: 'HEAD', redirect: 'manual'});
        return status === 200 ? [] : `${page}: ${reference} is ${status}`;
      }),
    );
    expect(problems.flat()).toEqual([]);
  });

  it.each([`${base}/nowhere`, `${base}/docs/1.0/nowhere`])('returns the not-found page for %s', async (route) => {
    const response = await fetch(server.origin + route);
    expect([response.status, load(await response.text())('h1').text()]).toEqual([404, 'Page not found']);
  });

  it.each(['/', '/docs', '/docs/glossary', `${base}-other/docs`])("doesn't serve %s", async (route) => {
    expect((await fetch(server.origin + route, {redirect: 'manual'})).status).toBe(404);
  });
});

describe('a version', () => {
  it.each([
    ['limits', 'docs/resources/apps', '7\u00a0days', '9\u00a0days'],
    ['tables', 'docs/building-and-deploying/namespaces', 'Frankfurt', 'Francfort'],
    ['example code', 'docs/monitoring/metrics', 'scrape_interval: 15s', 'scrape_interval: 45s'],
    ['transcripts', 'docs/resources/volumes', 'Created volume archive', 'Made volume archive'],
  ])('keeps its %s', (_, route, before, after) => {
    const texts = [read(route.replace('docs', 'docs/1.0')), read(route)].map(($) => $('article').text());
    expect(texts.map((text) => [text.includes(before), text.includes(after)])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('is shown in the version menu', () => {
    const label = (route: string) => read(route)('.navbar__items--right button[aria-controls]').first().text();
    expect([label('docs/1.0/glossary'), label('docs/glossary'), label('markdown-page')]).toEqual([
      '1.0',
      'Next',
      'Next',
    ]);
  });

  it('has a banner, a badge, and links to its own sources', () => {
    const $ = read('docs/1.0/resources/volumes');
    const banner = $('.theme-doc-version-banner');
    expect(banner.text()).toMatch(/1\.0.*no longer actively maintained/s);
    expect(banner.find('a').attr('href')).toBe(`${base}/docs/resources/volumes`);
    expect($('.theme-doc-version-badge').text()).toContain('1.0');
    expect($('a.theme-edit-this-page').attr('href')).toBe(
      `${brand.sourceUrl}/edit/main/versioned_docs/version-1.0/resources/volumes.mdx`,
    );
    expect(read('docs/resources/volumes')('.theme-doc-version-banner')).toHaveLength(0);
  });

  it('links to its own pages', () => {
    for (const file of listFiles(at('build/docs/1.0')).filter((name) => name.endsWith('.html'))) {
      const $ = load(readFileSync(file, 'utf8'));
      const leaving = $('article a, aside a, .pagination-nav a')
        .toArray()
        .map((link) => $(link).attr('href') ?? '')
        .filter((href) => /^\/docs-site\/docs(?!\/1\.0(?:[/#?]|$))/.test(href) && !href.endsWith('.md'));
      expect(leaving, file).toEqual([]);
    }
  });

  it.each(['docs/1.0/resources/volumes', 'docs/resources/volumes', `${pseudoLocale}/docs/1.0/resources/volumes`])(
    'has a canonical URL: %s',
    (route) => {
      expect(read(route)('link[rel=canonical]').attr('href')).toBe(`${siteUrl}/${route}`);
    },
  );

  it('is in the sitemap of each locale', () => {
    for (const locale of ['', root]) {
      const sitemap = readFileSync(at(`build${locale}/sitemap.xml`), 'utf8');
      const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => withoutBase(new URL(url!).pathname));
      expect(new Set(paths).size).toBe(paths.length);
      expect(paths).toContain(`${locale}/docs/resources/volumes`);
      expect(paths).toContain(`${locale}/docs/1.0/resources/volumes`);
      expect(paths.filter((url) => !url.startsWith(`${locale}/`))).toEqual([]);
    }
  });

  it('has Markdown versions, but only the current pages are listed for language models', () => {
    expect(readFileSync(at('build/docs/1.0/resources/apps.md'), 'utf8')).toContain('7\u00a0days');
    expect(readFileSync(at('build/docs/resources/apps.md'), 'utf8')).toContain('9\u00a0days');
    for (const directory of ['build', `build${root}`]) {
      const index = readFileSync(at(`${directory}/llms.txt`), 'utf8');
      expect(index).toContain(`${siteUrl}${directory.slice(5)}/docs/resources/apps.md`);
      expect(index).not.toContain('/docs/1.0');
      expect(readFileSync(at(`${directory}/llms-full.txt`), 'utf8')).not.toContain('/docs/1.0');
    }
  });
});

describe.each(['', root])('cards of the locale "%s"', (locale) => {
  it.each(['', '/1.0'])('describe the links of version "%s" with its own pages and terms', (version) => {
    const directory = `${locale}/docs${version}`;
    const summaries = JSON.parse(readFileSync(at(`build${directory}/link-summaries.json`), 'utf8')) as LinkSummaries;
    expect(Object.keys(summaries).filter((key) => !`${key}/`.startsWith(`${base}${directory}/`))).toEqual([]);
    const volumes = `${directory}/resources/volumes`;
    expect(summaries[base + volumes]).toEqual([
      read(volumes)('h1').text(),
      read(volumes)('meta[name=description]').attr('content'),
    ]);
    expect(summaries[`${base}${directory}/glossary#term-wake`]?.[0]).toBe('wake');
  });

  it('are drawn for social sites with the title in the language', () => {
    const url = read(`${locale}/docs/resources/volumes`)('meta[property="og:image"]').attr('content')!;
    expect(url).toBe(`${siteUrl}${locale}/social/docs/resources/volumes.png`);
    const card = readFileSync(at(`build${url.slice(siteUrl.length)}`));
    const english = readFileSync(at('build/social/docs/resources/volumes.png'));
    expect(card.equals(english)).toBe(locale === '');
    expect(existsSync(at(`build${locale}/social/docs/1.0/resources/volumes.png`))).toBe(true);
  });
});

describe('search', () => {
  it.each([
    ['en', 'current', '/docs/', 'volume'],
    ['en', '1.0', '/docs/1.0/', 'volume'],
    [pseudoLocale, 'current', `${root}/docs/`, accent('volume')],
    [pseudoLocale, '1.0', `${root}/docs/1.0/`, 'volume'],
  ])('finds pages of the locale %s and the version %s only', async (language, version, directory, text) => {
    const site = language === 'en' ? 'build' : `build${root}`;
    const engine = createEmbeddedEngine((file) =>
      Promise.resolve(readFileSync(at(`${site}/${indexDirectory}/${file}`), 'utf8')),
    );
    const tags = ['default', `docs-default-${version}`];
    const answer = await engine.search({
      text,
      language,
      tags,
      page: 0,
      pageSize: 50,
      hitsPerPage: 1,
    });
    const paths = answer.pages.map((page) => withoutBase(page.path));
    expect(paths[0]).toBe(`${directory}resources/volumes`);
    expect(
      paths.filter((found) => found.includes('/docs/1.0') !== (version === '1.0') && found.includes('/docs')),
    ).toEqual([]);
  });

  it('publishes the locale and version of every record', () => {
    const records = readSearchRecords(at('build'));
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
    const scopes = new Set(records.map(({language, docusaurus_tag: tag}) => `${language} ${tag}`));
    const tags = ['docs-default-current', 'docs-default-1.0', 'default'];
    expect([...scopes].sort()).toEqual(
      ['en', pseudoLocale].flatMap((one) => tags.map((tag) => `${one} ${tag}`)).sort(),
    );
    for (const {url: address, language, docusaurus_tag: tag} of records) {
      const url = withoutBase(address);
      expect(new RegExp(`^${root}(?:[/#]|$)`).test(url), url).toBe(language === pseudoLocale);
      expect(/\/docs\/1\.0(?:[/#]|$)/.test(url), url).toBe(tag === 'docs-default-1.0');
    }
  });
});

describe('a locale', () => {
  const pages = () =>
    listFiles(at(`build${root}`))
      .filter((file) => file.endsWith('.html'))
      .map((file) => path.relative(at('build'), file))
      .filter((file) => !file.includes('/docs/1.0'));

  it('marks all text in another language', () => {
    const problems = pages()
      .filter((file) => !file.includes(untranslated))
      .flatMap((file) =>
        findUntranslated(readFileSync(at(`build/${file}`), 'utf8'), ['Glossary']).map((text) => `${file}: ${text}`),
      );
    expect(problems).toEqual([]);
  });

  it('has its language, alternates, and links that stay within it', () => {
    for (const file of pages()) {
      const $ = load(readFileSync(at(`build/${file}`), 'utf8'));
      expect($('html').attr('lang')).toBe(pseudoLocale);
      const leaving = $('a[href^="/"]')
        .toArray()
        .filter((link) => !$(link).attr('hreflang') && !$(link).closest('[lang=en].dropdown__link').length)
        .map((link) => $(link).attr('href')!)
        .filter((href) => href !== base + root && !href.startsWith(`${base}${root}/`));
      expect(leaving, file).toEqual([]);
      if (file.endsWith('404.html')) continue;
      const own = `/${file.replace(/(?:\/index)?\.html$/, '')}`;
      const alternates = $('link[rel=alternate][hreflang]')
        .toArray()
        .map((link) => [
          $(link).attr('hreflang'),
          withoutBase(new URL($(link).attr('href')!).pathname).replace(/(?<=.)\/$/, ''),
        ]);
      const english = own.slice(root.length) || '/';
      expect(alternates, file).toEqual([
        ['en', english],
        [pseudoLocale, own],
        ['x-default', english],
      ]);
    }
  });

  it('has dates, edit links, and notes on English pages', () => {
    const $ = read(`${pseudoLocale}/docs/resources/volumes`);
    expect($('a.theme-edit-this-page').attr('href')).toBe(
      `${brand.sourceUrl}/edit/main/i18n/${pseudoLocale}/docusaurus-plugin-content-docs/current/resources/volumes.mdx`,
    );
    expect($('.al-english-note').text()).toContain(accent('reference sections'));
    const english = read(`${pseudoLocale}/${untranslated}`);
    expect(english('.al-english-note').text()).toContain(accent('available only in English'));
    // Git doesn't track the files of the translation.
    const date = english('.theme-last-updated time').text();
    expect(date).toMatch(hasGitHistory('.') ? /^\d{2}\.\d{2}\.\d{4}$/ : /^$/);
    expect(english('h1').closest('[lang]').attr('lang')).toBe('en');
    expect(english('.table-of-contents a').closest('[lang]').attr('lang')).toBe('en');
    expect(english('a.theme-edit-this-page').attr('href')).toBe(`${brand.sourceUrl}/edit/main/${untranslated}.mdx`);
    expect(existsSync(at(`build${root}/docs/1.0/glossary/index.html`))).toBe(true);
  });
});

describe('in a browser', {timeout: 180_000}, () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof startSite>>;
  const asked: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: await provideBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    });
    site = await startSite(at('build'), [searchServer]);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  /** Opens a page in a new browser context. The search server fails, so that the embedded index responds. */
  async function open(route: string, width = 1280): Promise<Page> {
    const context = await browser.newContext({
      viewport: {width, height: 800},
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.route(`${searchServer}/**`, (request) => {
      if (request.request().method() !== 'OPTIONS')
        asked.push(new URL(request.request().url()).searchParams.get('filter_by') ?? '');
      return request.abort();
    });
    await visit(page, route);
    return page;
  }

  async function visit(page: Page, route: string): Promise<void> {
    await page.goto(site.origin + base + route);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  }

  async function search(page: Page, text: string): Promise<readonly string[]> {
    await page.keyboard.press('Control+k');
    await page.locator('dialog [role=combobox]').fill(text);
    const options = page.locator('dialog [role=option]');
    await options.first().waitFor();
    return options.evaluateAll((links) => links.map((link) => link.closest('a')?.getAttribute('href') ?? ''));
  }

  it('the version menu keeps the page, and search finds that version', async () => {
    const page = await open('/docs/resources/volumes?from=test#limits');
    await page.getByRole('button', {name: 'Next'}).click();
    await page.locator('.dropdown__menu').getByRole('link', {name: '1.0', exact: true}).click();
    await page.waitForURL(`**${base}/docs/1.0/resources/volumes?from=test#limits`);
    const found = await search(page, 'volume');
    expect(found.filter((url) => !url.startsWith(`${base}/docs/1.0/`))).toEqual([]);
    expect(asked.at(-1)).toBe('language:=`en` && docusaurus_tag:=[`default`,`docs-default-1.0`]');
    await page.context().close();
  });

  it('a page outside the docs remembers the chosen version', async () => {
    const page = await open('/docs/resources/volumes');
    await page.getByRole('button', {name: 'Next'}).click();
    await page.locator('.dropdown__menu').getByRole('link', {name: '1.0', exact: true}).click();
    await page.waitForURL(`**${base}/docs/1.0/resources/volumes`);
    await visit(page, '/');
    await page.getByRole('button', {name: '1.0'}).click();
    await search(page, 'volume');
    expect(asked.at(-1)).toBe('language:=`en` && docusaurus_tag:=[`default`,`docs-default-1.0`]');
    await page.context().close();
  });

  it('the language menu keeps the page, and search finds that language', async () => {
    const page = await open('/docs/resources/volumes?from=test#limits');
    await page.locator('.navbar__items--right').getByRole('button', {name: 'English'}).click();
    await page.locator(`.dropdown__menu a[lang=${pseudoLocale}]`).click();
    await page.waitForURL(`**${base}${root}/docs/resources/volumes?from=test#limits`);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    const found = await search(page, accent('volume'));
    expect(found.filter((url) => !url.startsWith(`${base}${root}/docs/`))).toEqual([]);
    expect(asked.at(-1)).toBe(
      `language:=\`${pseudoLocale}\` && docusaurus_tag:=[\`default\`,\`docs-default-current\`]`,
    );
    await page.context().close();
  });

  it("an unknown path shows the locale's not-found page", async () => {
    const page = await open(`${root}/docs/nowhere`);
    expect(await page.locator('h1').textContent()).toBe(accent('Page not found'));
    expect(await page.locator('main a').first().getAttribute('href')).toContain(`${base}${root}/docs`);
    await page.context().close();
  });

  it.each(frozenPages)('the frozen page %s obeys the Content-Security-Policy and logs no error', async (route) => {
    const page = await (await browser.newContext()).newPage();
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
        console.error(`violates ${violatedDirective}: ${blockedURI}`),
      );
    });
    const response = await page.goto(site.origin + base + route, {waitUntil: 'networkidle'});
    expect(response!.headers()['content-security-policy']).toContain("object-src 'none'");
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    expect(problems).toEqual([]);
    await page.context().close();
  });

  /** States of the interface that only exist in a browser. */
  const states: readonly (readonly [string, string, (page: Page, isMobile: boolean) => Promise<unknown>])[] = [
    ['home page', '/', () => Promise.resolve()],
    ['long page', '/docs/resources/volumes', () => Promise.resolve()],
    ['guides', '/docs/guides-and-samples', () => Promise.resolve()],
    ['guide', '/docs/guides-and-samples/languages/javascript/nextjs', () => Promise.resolve()],
    ['tabs', '/docs/getting-started/installing-the-cli', () => Promise.resolve()],
    ['English page', `/${untranslated}`, () => Promise.resolve()],
    ['old version', '/docs/1.0/resources/volumes', () => Promise.resolve()],
    ['search page', `/search?q=${accent('volume')}`, (page) => page.locator('main ol > li').first().waitFor()],
    ['not-found page', '/nowhere', () => Promise.resolve()],
    ['recent searches', '/docs/security', (page) => page.keyboard.press('Control+k')],
    ['results', '/docs/security', (page) => search(page, accent('volume'))],
    [
      'no results',
      '/docs/security',
      async (page) => {
        await page.keyboard.press('Control+k');
        await page.locator('dialog [role=combobox]').fill('öüžž'.repeat(5));
        await page.locator('dialog', {hasText: accent('No results for')}).waitFor();
      },
    ],
    [
      'menus',
      '/docs/security',
      async (page, isMobile) => {
        if (!isMobile) return page.locator('.navbar__items--right button[aria-controls]').first().click();
        await page.locator('.navbar__toggle').click();
        await page.locator('.navbar-sidebar__back').click();
        const closed = page.locator('.navbar-sidebar__item').first().locator('button[aria-expanded=false]');
        while ((await closed.count()) > 0) await closed.first().click();
      },
    ],
  ];

  it.each([320, 1280])('no text is clipped or in English at %i px', async (width) => {
    const problems: string[] = [];
    for (const [name, route, prepare] of states) {
      const page = await open(root + route, width);
      await prepare(page, width < 996);
      let cut = await page.evaluate(findCutTexts);
      // The text of a menu is clipped while it expands.
      for (let tries = 0; cut.length > 0 && tries < 20; tries += 1) {
        await page.waitForTimeout(100);
        cut = await page.evaluate(findCutTexts);
      }
      const isEnglish = route.startsWith('/docs/1.0') || route === `/${untranslated}`;
      const left = isEnglish ? [] : findUntranslated(await page.content(), ['Glossary']);
      problems.push(...[...cut, ...left].map((problem) => `${name}: ${problem}`));
      await page.context().close();
    }
    expect(problems).toEqual([]);
  });
});

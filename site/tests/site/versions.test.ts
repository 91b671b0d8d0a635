// cspell:ignore Francfort
import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../hosting/listFiles';
import {brand} from '@aloft/platform/brand';
import {watch} from '../browser/fixtures';
import {base, brokenLink} from '../builds/buildLocalized';
import {findBrokenAnchors} from './findBrokenAnchors';
import {
  at,
  createPage,
  filters,
  open,
  read,
  root,
  search,
  siteUrl,
  useBrowser,
  useLocalized,
  visit,
  withoutBase,
} from './localized';
import {pseudoLocale} from './pseudoLocale';

useLocalized();

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

it('builds without warnings about links, apart from the broken one in the frozen page', () => {
  const output = readFileSync(at('build.log'), 'utf8');
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
      `${brand.sourceUrl}/edit/main/site/versioned_docs/version-1.0/resources/volumes.mdx`,
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

describe('in a browser', {timeout: 180_000}, () => {
  useBrowser();

  it('the version menu keeps the page, and search finds that version', async () => {
    const page = await open('/docs/resources/volumes?from=test#limits');
    await page.getByRole('button', {name: 'Next'}).click();
    await page.locator('.dropdown__menu').getByRole('link', {name: '1.0', exact: true}).click();
    await page.waitForURL(`**${base}/docs/1.0/resources/volumes?from=test#limits`);
    const found = await search(page, 'volume');
    expect(found.filter((url) => !url.startsWith(`${base}/docs/1.0/`))).toEqual([]);
    expect(filters.at(-1)).toBe('language:=`en` && docusaurus_tag:=[`default`,`docs-default-1.0`]');
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
    expect(filters.at(-1)).toBe('language:=`en` && docusaurus_tag:=[`default`,`docs-default-1.0`]');
    await page.context().close();
  });

  it.each(frozenPages)('the frozen page %s obeys the Content-Security-Policy and logs no error', async (route) => {
    const page = await createPage();
    const problems = watch(page);
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
    });
    const response = await visit(page, route);
    await page.waitForLoadState('networkidle');
    expect(response!.headers()['content-security-policy']).toContain("object-src 'none'");
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

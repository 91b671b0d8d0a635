import {listFiles} from '../../hosting/listFiles';
import {listRoots} from '../../hosting/listRoots';
import {load} from 'cheerio';
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readCommitTimes} from '../../config/environment';
import {brand} from '@aloft/platform/brand';
import {listAttributes, readHtml, readPage} from './readPage';
import {routes} from './routes';

const files = listFiles('build').filter((file) => file.endsWith('.html'));
const docs = routes.filter(({path: route}) => route.startsWith('/docs'));
const readMeta = ($: ReturnType<typeof readPage>, name: string) => $(`meta[property="${name}"]`).attr('content');
/** The social card of a page, from the URL in its head. */
const readCard = ($: ReturnType<typeof readPage>) =>
  readFileSync(path.join('build', readMeta($, 'og:image')!.replace(brand.docsUrl, '')));
const hasHistory = readCommitTimes('.') !== undefined;
const editPrefix = `${brand.sourceUrl}/edit/main/`;

function lastCommitTime(file: string): string | undefined {
  const seconds = execFileSync('git', ['log', '-1', '--format=%ct', '--', file], {encoding: 'utf8'}).trim();
  return seconds && new Date(Number(seconds) * 1000).toISOString();
}

describe.each(routes)('$path', ({path: route}) => {
  const $ = readPage(route);

  it('has a title, a description and its canonical URL', () => {
    expect($('link[rel=canonical]').attr('href')).toBe(brand.docsUrl + route);
    const title = $('head > title').text();
    expect(readMeta($, 'og:title')).toBe(title);
    expect(title).toMatch(route === '/' ? /^Aloft$|^.+ \| Aloft$/ : /^.+ \| Aloft$/);
    const description = $('meta[name=description]').attr('content') ?? '';
    if (route !== '/search') expect(description.length, description).toBeGreaterThan(20);
  });

  it('has a social card of 1200×630 pixels', () => {
    const card = readCard($);
    expect(card.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
    const size = [card.readUInt32BE(16), card.readUInt32BE(20)];
    expect(size).toEqual([1200, 630]);
    expect(readMeta($, 'og:image:alt')).toBe(route.startsWith('/docs') ? $('h1').text().trim() : brand.name);
    expect($('meta[name="twitter:card"]').attr('content')).toBe('summary_large_image');
  });
});

describe.each(docs)('$path', ({path: route, sidebar}) => {
  const $ = readPage(route);
  const edit = $('a.theme-edit-this-page').attr('href') ?? '';
  const file = edit.replace(editPrefix, '');

  it('links to its source', () => {
    expect(edit.startsWith(editPrefix), edit).toBe(true);
    expect(existsSync(file), file).toBe(true);
  });

  it('shows the date of its last commit, or no date without git history', () => {
    const shown = $('.theme-last-updated time').attr('datetime');
    expect(shown).toBe(hasHistory ? lastCommitTime(file) : undefined);
  });

  it('has breadcrumbs and pagination if it is in a sidebar', () => {
    const alone = routes.filter((other) => other.sidebar === sidebar).length === 1;
    expect($('.theme-doc-breadcrumbs').length).toBe(sidebar ? 1 : 0);
    expect($('.pagination-nav a').length > 0).toBe(Boolean(sidebar) && !alone);
  });

  it('has its date for search engines, and breadcrumbs if it is in a sidebar', () => {
    const blocks = $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse($(script).text()) as Record<string, unknown>);
    const article = blocks.find((block) => block['@type'] === 'TechArticle');
    const shown = $('.theme-last-updated time').attr('datetime');
    expect(article?.dateModified).toBe(shown && new Date(shown).toISOString());
    const list = blocks.find((block) => block['@type'] === 'BreadcrumbList');
    if (!sidebar) return expect(list).toBeUndefined();
    const {itemListElement: items} = list as {itemListElement: readonly {item: string; name: string}[]};
    expect(items[0]).toMatchObject({item: `${brand.docsUrl}/`, name: brand.name});
    expect(items.at(-1)).toMatchObject({
      item: $('link[rel=canonical]').attr('href'),
      name: $('.theme-doc-breadcrumbs li').last().text(),
    });
    expect(items.length).toBeGreaterThan(1);
  });

  it('lists its headings of levels 2 to 6, each with an anchor link', () => {
    // Readers filter the groups of guides: SPECIFICATION.md, section 9.
    const headings = $('.theme-doc-markdown :is(h2, h3, h4, h5, h6)').not('section[aria-labelledby] > h2');
    const anchors = headings.map((_, heading) => `#${$(heading).attr('id')}`).get();
    const listed = listAttributes($, '.theme-doc-toc-desktop a', 'href');
    expect(listed).toEqual(anchors);
    expect($('nav[aria-label="On this page"] .table-of-contents').length).toBe(listed.length > 0 ? 1 : 0);
    for (const anchor of anchors) {
      const link = $(`a.hash-link[href="${anchor}"]`);
      const heading = link.parent().clone();
      heading.children('a.hash-link').remove();
      expect(link.length, anchor).toBe(1);
      expect(link.attr('aria-label'), anchor).toBe(`Direct link to ${heading.text()}`);
    }
  });
});

it('labels the version menu, whose text "Next" alone is ambiguous', () => {
  const $ = readPage('/docs/glossary');
  expect($('.navbar button[aria-label="Version: Next"]').text()).toBe('Next');
});

it('has a different social card for each page', () => {
  const cards = routes.map(({path: route}) => readCard(readPage(route)).toString('base64'));
  expect(new Set(cards).size).toBe(routes.length);
});

it('no script contains a path of the machine', () => {
  const scripts = readdirSync('build/assets/js').filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => readFileSync(`build/assets/js/${file}`, 'utf8').includes(process.cwd()))).toEqual([]);
});

// src/css/navbar.css and footer.css show the navbar and the footer once their last element is parsed.
it.each(files)('%s contains the last elements of the navbar and the footer', (file) => {
  const $ = readHtml(file);
  expect($('.navbar__items--right [data-color-mode-toggle]')).toHaveLength(1);
  expect($('.footer .al-footer-logo svg')).toHaveLength(1);
});

const withoutSlash = (route: string) => (route === '/' ? route : route.replace(/\/$/, ''));
/** Selects the pages of the current version in the default locale, which the specification lists. */
const isSpecified = (route: string) =>
  !/^\/docs\/\d[\d.]*(?:\/|$)/.test(route) &&
  !listRoots('build').some((root) => root !== '/' && `${route}/`.startsWith(root));
const paths = routes.map(({path: route}) => withoutSlash(route)).sort();

describe('the routes (SPECIFICATION.md, section 2)', () => {
  it('are exactly the built pages', () => {
    const built = files
      .map((file) => path.relative('build', file).split(path.sep).join('/'))
      .filter((file) => file !== '404.html')
      .map((file) => withoutSlash(`/${file.replace(/index\.html$/, '')}`))
      .filter(isSpecified);
    expect(built.sort()).toEqual(paths);
  });

  it('are in the sitemap, except for the search page', () => {
    const $ = load(readFileSync('build/sitemap.xml', 'utf8'), {xml: true});
    const listed = $('loc')
      .toArray()
      .map((element) => withoutSlash(new URL($(element).text()).pathname));
    expect(listed.filter(isSpecified).sort()).toEqual(paths.filter((route) => route !== '/search'));
  });
});

it('robots.txt names the sitemap of each locale', () => {
  const named = [...readFileSync('build/robots.txt', 'utf8').matchAll(/^Sitemap: (.*)$/gm)].map(([, url]) => url);
  const sitemaps = listRoots('build').map((root) => `${brand.docsUrl}${root}sitemap.xml`);
  expect(named.sort()).toEqual(sitemaps.sort());
});

it.each(routes)('$path has the sidebar $sidebar', ({path: route, sidebar}) => {
  const $ = readPage(route);
  const links = listAttributes($, 'aside nav.menu a[href^="/"]', 'href').map(withoutSlash);
  const own = routes.filter((other) => sidebar && other.sidebar === sidebar);
  const allowed = own.map((other) => withoutSlash(other.path));
  expect(links.filter((link) => !allowed.includes(link))).toEqual([]);
  if (sidebar) expect(links).toContain(allowed[0]);
  else expect($('aside').length).toBe(0);
});

const sheetsOf = (route: string) =>
  listAttributes(readPage(route), 'link[rel=stylesheet]', 'href').map((href) => path.basename(href).split('.')[0]);

it.each(files)('%s lists its scripts, and none of them delays the first paint', (page) => {
  const $ = readHtml(page);
  expect($('script[src]').length, 'a script that the browser requests before the first paint').toBe(0);
  const scripts = JSON.parse($('#page-scripts').text()) as readonly string[];
  expect(scripts.filter((script) => /\/(runtime~main|main)\./.test(script))).toHaveLength(2);
  // The not-found page doesn't have its own route.
  if (path.basename(page) !== '404.html') expect(scripts.length, 'the page has no own chunks').toBeGreaterThan(2);
  for (const script of scripts) expect(existsSync(path.join('build', script)), script).toBe(true);
});

it('the scripts of a page contain its text', () => {
  const scripts = JSON.parse(readPage('/docs/glossary')('#page-scripts').text()) as readonly string[];
  const texts = scripts.map((script) => readFileSync(path.join('build', script), 'utf8'));
  expect(texts.filter((text) => text.includes('"source":"@site/../docs/glossary.mdx"'))).toHaveLength(1);
});

it.each([
  ['/', 'home'],
  ['/docs', 'home'],
  ['/docs/guides-and-samples', 'home'],
  ['/docs/common/resource-name-validation', 'name-checker'],
])('%s links its own stylesheet, and the glossary does not', (route, sheet) => {
  expect(sheetsOf(route)[0]).toBe('styles');
  expect(sheetsOf(route)).toContain(sheet);
  expect(sheetsOf('/docs/glossary')).toEqual(['styles']);
});

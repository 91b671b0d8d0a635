// cspell:ignore Francfort
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {indexDirectory} from '@aloft/search';
import {createEngine} from '@aloft/search/engine';
import {listFiles} from '../../hosting/listFiles';
import {brand} from '@aloft/platform/brand';
import {readSearchRecords} from '../../../scripts/publishSearch';
import {guideRoute} from '../builds/addGuide';
import {base, brokenLink, untranslated} from '../builds/buildLocalized';
import {findBrokenAnchors} from './findBrokenAnchors';
import {findUntranslated} from './findUntranslated';
import {at, read, root, siteUrl, useLocalized, withoutBase} from './localized';
import {accent, pseudoLocale} from './pseudoLocale';
import {listAttributes, readHtml} from './readPage';

useLocalized();

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
      const $ = readHtml(at(`build/${file}`));
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
      `${brand.sourceUrl}/edit/main/site/i18n/${pseudoLocale}/docusaurus-plugin-content-docs/current/resources/volumes.mdx`,
    );
    expect($('.al-english-note').text()).toContain(accent('reference sections'));
    const english = read(`${pseudoLocale}/${untranslated}`);
    expect(english('.al-english-note').text()).toContain(accent('available only in English'));
    for (const page of [$, english])
      expect(page('.theme-last-updated time').text()).toMatch(/^\d{1,2}\. \p{L}+\.? \d{4}$/u);
    expect(english('h1').closest('[lang]').attr('lang')).toBe('en');
    expect(english('.table-of-contents a').closest('[lang]').attr('lang')).toBe('en');
    expect(english('a.theme-edit-this-page').attr('href')).toBe(`${brand.sourceUrl}/edit/main/${untranslated}.mdx`);
    expect(existsSync(at(`build${root}/docs/1.0/glossary/index.html`))).toBe(true);
  });
});

describe.each(['', root])('cards of the locale "%s"', (locale) => {
  it.each(['', '/1.0'])('define the terms of version "%s"', (version) => {
    const term = read(`${locale}/docs${version}/resources/volumes`)('.ref-term').first();
    expect(term.attr('data-definition')).toMatch(/^\w.{30,}\.$/);
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
    expect(['docs/1.0/glossary', 'docs/glossary', 'markdown-page'].map(label)).toEqual(['1.0', 'Next', 'Next']);
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
      const $ = readHtml(file);
      const leaving = listAttributes($, 'article a, aside a, .pagination-nav a', 'href').filter(
        (href) => /^\/docs-site\/docs(?!\/1\.0(?:[/#?]|$))/.test(href) && !href.endsWith('.md'),
      );
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

describe('search', () => {
  it.each([
    ['en', 'current', 'volume', '/docs/resources/volumes'],
    ['en', '1.0', 'volume', '/docs/1.0/resources/volumes'],
    [pseudoLocale, 'current', accent('volume'), `${root}/docs/resources/volumes`],
    [pseudoLocale, '1.0', 'volume', `${root}/docs/1.0/resources/volumes`],
    // The guide of CONTRIBUTING.md.
    ['en', 'current', 'phoenix', guideRoute],
    ['en', 'current', 'deploy phoenix', guideRoute],
  ])('finds pages of the locale %s and the version %s only, for "%s"', async (language, version, text, first) => {
    const directory = language === 'en' ? 'build' : `build${root}`;
    const engine = createEngine((file) =>
      Promise.resolve(readFileSync(at(`${directory}/${indexDirectory}/${file}`), 'utf8')),
    );
    const tags = ['default', `docs-default-${version}`];
    const answer = await engine.search({text, language, tags, page: 0, pageSize: 50, hitsPerPage: 1});
    const paths = answer.pages.map((page) => withoutBase(page.path));
    expect(paths[0]).toBe(first);
    const isOther = (found: string) => found.includes('/docs/1.0') !== (version === '1.0');
    expect(paths.filter((found) => found.includes('/docs') && isOther(found))).toEqual([]);
  });

  it('publishes the locale and version of every record', () => {
    const records = readSearchRecords(at('build'));
    expect(new Set(records.map(({url}) => url)).size).toBe(records.length);
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

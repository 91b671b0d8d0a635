// cspell:ignore öüžž
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {readCommitTimes} from '../../config/environment';
import {listFiles} from '../../hosting/listFiles';
import {brand} from '@aloft/platform/brand';
import {base, untranslated} from '../builds/buildLocalized';
import {findCutTexts} from './findCutTexts';
import {findUntranslated} from './findUntranslated';
import {at, filters, open, read, root, search, siteUrl, useBrowser, useLocalized, withoutBase} from './localized';
import {accent, pseudoLocale} from './pseudoLocale';

useLocalized();
const hasHistory = readCommitTimes('.') !== undefined;

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
      `${brand.sourceUrl}/edit/main/site/i18n/${pseudoLocale}/docusaurus-plugin-content-docs/current/resources/volumes.mdx`,
    );
    expect($('.al-english-note').text()).toContain(accent('reference sections'));
    const english = read(`${pseudoLocale}/${untranslated}`);
    expect(english('.al-english-note').text()).toContain(accent('available only in English'));
    // Git doesn't track the files of the translation.
    const date = english('.theme-last-updated time').text();
    expect(date).toMatch(hasHistory ? /^\d{1,2}\. \p{L}+\.? \d{4}$/u : /^$/);
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

describe('in a browser', {timeout: 180_000}, () => {
  useBrowser();

  it('the language menu keeps the page, and search finds that language', async () => {
    const page = await open('/docs/resources/volumes?from=test#limits');
    await page.locator('.navbar__items--right').getByRole('button', {name: 'English'}).click();
    await page.locator(`.dropdown__menu a[lang=${pseudoLocale}]`).click();
    await page.waitForURL(`**${base}${root}/docs/resources/volumes?from=test#limits`);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    const found = await search(page, accent('volume'));
    expect(found.filter((url) => !url.startsWith(`${base}${root}/docs/`))).toEqual([]);
    expect(filters.at(-1)).toBe(
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
    ['popular tasks', '/docs/security', (page) => page.keyboard.press('Control+k')],
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

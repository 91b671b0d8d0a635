import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../hosting/listFiles';
import {listRoots} from '../../hosting/listRoots';
import {brand} from '@aloft/platform/brand';
import {readPage} from './readPage';
import {routes} from './routes';

const withoutSlash = (route: string) => (route === '/' ? route : route.replace(/\/$/, ''));
/** Selects the pages of the current version in the default locale, which the specification lists. */
const isSpecified = (route: string) =>
  !/^\/docs\/\d[\d.]*(?:\/|$)/.test(route) &&
  !listRoots('build').some((root) => root !== '/' && `${route}/`.startsWith(root));
const paths = routes.map(({path: route}) => withoutSlash(route)).sort();

describe('the routes (SPECIFICATION.md, section 2)', () => {
  it('are exactly the built pages', () => {
    const built = listFiles('build')
      .map((file) => path.relative('build', file).split(path.sep).join('/'))
      .filter((file) => file.endsWith('.html') && file !== '404.html')
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
  expect(named.sort()).toEqual(
    listRoots('build')
      .map((root) => `${brand.docsUrl}${root}sitemap.xml`)
      .sort(),
  );
});

describe('sidebars', () => {
  it.each(routes)('$path has the sidebar $sidebar', ({path: route, sidebar}) => {
    const $ = readPage(route);
    const links = $('aside nav.menu a[href^="/"]')
      .toArray()
      .map((link) => withoutSlash($(link).attr('href') ?? ''));
    const allowed = routes
      .filter((other) => sidebar && other.sidebar === sidebar)
      .map((other) => withoutSlash(other.path));
    expect(links.filter((link) => !allowed.includes(link))).toEqual([]);
    if (sidebar) expect(links).toContain(allowed[0]);
    else expect($('aside').length).toBe(0);
  });
});

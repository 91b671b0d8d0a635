import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {once} from './once';

/** A page as the build wrote it. */
export interface BuiltPage {
  /** Path of the route with the base URL and without a slash at its end, such as `/docs/resources/volumes`. */
  readonly path: string;
  /** The whole document. */
  readonly html: string;
}

/**
 * Reads the pages of a build, in the order of their routes and without the not-found page.
 * @param outDir directory of the build
 * @param routes what Docusaurus rendered: `routesPaths` of `postBuild`
 * @throws Error when the build has no page for a route
 */
export function readBuiltPages(outDir: string, routes: readonly string[], baseUrl = '/') {
  const paths = new Set(routes.map((route) => (route.length > 1 ? route.replace(/\/$/, '') : route)));
  return [...paths]
    .filter((path) => !path.endsWith('/404.html'))
    .map((path) => {
      const relative = path.slice(baseUrl.length);
      const candidates = [join(outDir, relative, 'index.html'), join(outDir, `${relative || 'index'}.html`)];
      const file = candidates.find((candidate) => existsSync(candidate));
      if (file === undefined)
        throw new Error(`The build has no page for ${path}. Looked for ${candidates.join(' and ')}.`);
      return {path, file, html: readFileSync(file, 'utf8')};
    });
}

/** Parses a page once for all that read it. They must not change the document. */
export const parseBuiltPage = once(({html}: BuiltPage): CheerioAPI => load(html));

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Reads the metadata of a built page. `trail` is its breadcrumbs, and `isListed` is false for pages with `noindex`. */
export const readPageMeta = once((page: BuiltPage) => {
  const document = parseBuiltPage(page);
  const html = document('html');
  const head = document('head');
  const meta = (name: string): string => head.children(`meta[name="${name}"]`).attr('content') ?? '';
  const crumbs = document('.theme-doc-breadcrumbs:first')
    .find('.breadcrumbs__item')
    .toArray()
    .map((item) => clean(document(item).text()))
    .filter((text) => text !== '');
  const heading = clean(document('h1:first').text());
  return {
    title: heading || clean(head.children('title').text()),
    description: meta('description'),
    trail: crumbs.slice(0, -1),
    language: html.attr('lang') ?? 'en',
    tag: meta('docusaurus_tag') || 'default',
    isListed: !meta('robots').includes('noindex'),
  };
});

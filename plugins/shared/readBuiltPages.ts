import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A page as the build wrote it. */
export interface BuiltPage {
  /** Path of the route with the base URL and without a slash at its end, such as `/docs/resources/volumes`. */
  readonly path: string;
  /** The whole document. */
  readonly html: string;
}

/** A page with the absolute path of its file. */
interface PageFile extends BuiltPage {
  readonly file: string;
}

/**
 * Reads the pages of a build one by one, in the order of their routes and without the not-found page. All at once would
 * take a gigabyte of memory on a site with thousands of pages.
 * @param outDir directory of the build
 * @param routes what Docusaurus rendered: `routesPaths` of `postBuild`
 * @throws Error when the build has no page for a route
 */
export function* readBuiltPages(outDir: string, routes: readonly string[], baseUrl = '/'): Generator<PageFile> {
  for (const route of new Set(routes.map((path) => (path.length > 1 ? path.replace(/\/$/, '') : path)))) {
    if (route.endsWith('/404.html')) continue;
    const relative = route.slice(baseUrl.length);
    const candidates = [join(outDir, relative, 'index.html'), join(outDir, `${relative || 'index'}.html`)];
    const file = candidates.find((candidate) => existsSync(candidate));
    if (file === undefined)
      throw new Error(`The build has no page for ${route}. Looked for ${candidates.join(' and ')}.`);
    yield {path: route, file, html: readFileSync(file, 'utf8')};
  }
}

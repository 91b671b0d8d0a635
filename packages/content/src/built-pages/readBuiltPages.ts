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
 * Reads the pages of a build, in the order of their routes and without the not-found page.
 * @param outDir directory of the build
 * @param routes what Docusaurus rendered: `routesPaths` of `postBuild`
 * @throws Error when the build has no page for a route
 */
export function readBuiltPages(outDir: string, routes: readonly string[], baseUrl = '/'): readonly PageFile[] {
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

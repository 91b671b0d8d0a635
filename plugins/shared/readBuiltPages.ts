import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltPage} from './BuiltPage';

/**
 * The pages of a build, in the order of their routes.
 * @param outDir folder of the build
 * @param routes what Docusaurus rendered: `routesPaths` of `postBuild`
 * @throws Error when the build holds no page for a route
 */
export function readBuiltPages(outDir: string, routes: readonly string[], baseUrl = '/'): readonly BuiltPage[] {
  return [...new Set(routes.map((route) => (route.length > 1 ? route.replace(/\/$/, '') : route)))]
    .filter((route) => !route.endsWith('/404.html'))
    .map((route) => {
      const relative = route.slice(baseUrl.length);
      const candidates = [path.join(outDir, relative, 'index.html'), path.join(outDir, `${relative || 'index'}.html`)];
      const file = candidates.find((candidate) => existsSync(candidate));
      if (file === undefined)
        throw new Error(`The build has no page for ${route}. Looked for ${candidates.join(' and ')}.`);
      return {path: route, html: readFileSync(file, 'utf8')};
    });
}

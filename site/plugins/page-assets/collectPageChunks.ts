/** A route in `postBuild`. */
export interface Route {
  readonly path: string;
  readonly routes?: readonly Route[];
}

type ChunkNames = Readonly<Record<string, unknown>>;

const listNames = (names: unknown): readonly string[] =>
  typeof names === 'string' ? [names] : Object.values(names as ChunkNames).flatMap(listNames);

/**
 * Lists each page's chunks, including those of its layouts.
 *
 * @param routes the site's routes; layouts have nested ones
 * @param chunkNames Docusaurus's generated `routesChunkNames.json`: chunk names by route path with a hash suffix
 * @returns chunk names by the path of the page
 * @throws Error when a page doesn't have a chunk
 */
export function collectPageChunks(
  routes: readonly Route[],
  chunkNames: ChunkNames,
): ReadonlyMap<string, readonly string[]> {
  const ofPath = new Map<string, string[]>();
  for (const [key, names] of Object.entries(chunkNames)) {
    const path = key.replace(/-[^-]+$/, '');
    ofPath.set(path, [...(ofPath.get(path) ?? []), ...listNames(names)]);
  }
  const pages = new Map<string, readonly string[]>();
  const visit = (route: Route, inherited: readonly string[]): void => {
    const names = [...new Set([...inherited, ...(ofPath.get(route.path) ?? [])])];
    if (route.routes) return route.routes.forEach((child) => visit(child, names));
    if (names.length === 0) throw new Error(`No chunk is known for ${route.path}: see plugins/page-assets/README.md`);
    if (route.path !== '*') pages.set(route.path.length > 1 ? route.path.replace(/\/$/, '') : route.path, names);
  };
  routes.forEach((route) => visit(route, []));
  return pages;
}

import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import {readBuiltPages} from '@aloft/content/built-pages';

/** Written by the bundler plugin in `index.ts`: the files of each chunk. */
export const chunkFiles = 'page-assets.json';

/** Adds the files of each page's chunks to its HTML. Does nothing in a build without the plugin. */
export function rewritePages({generatedFilesDir, baseUrl}: LoadContext, {outDir, routes}: Props): void {
  const list = path.join(generatedFilesDir, chunkFiles);
  if (!existsSync(list)) return;
  const names = readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8');
  const chunks = collectPageChunks(routes as readonly Route[], JSON.parse(names) as Record<string, unknown>);
  const filesOfChunk = JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, readonly string[]>>;
  for (const {path: route, file, html} of readBuiltPages(outDir, [...chunks.keys()], baseUrl)) {
    const files = new Set(chunks.get(route)?.flatMap((name) => filesOfChunk[name] ?? []));
    writeFileSync(file, addPageAssets(html, [...files], baseUrl));
  }
}

const scriptList = /(<script type="?application\/json"? id="?page-scripts"?>)(.*?)(<\/script>)/;
const lastStylesheet = /(<link rel="?stylesheet"?[^>]*>)(?!.*<link rel="?stylesheet"?)/s;

/**
 * Adds the files of a page's own chunks to the page: stylesheets after the site's, scripts before the site's, so that
 * the site finds them loaded when it starts.
 *
 * @param html a built page
 * @param files paths below the base URL
 * @throws Error when the page lacks the list of scripts or a stylesheet
 */
export function addPageAssets(html: string, files: readonly string[], baseUrl: string): string {
  const [, , list] = scriptList.exec(html) ?? [];
  if (list === undefined || !lastStylesheet.test(html))
    throw new Error('A page lacks the scripts and stylesheet of pageTemplate.ts: see plugins/page-assets/README.md');
  const own = (ending: string) =>
    files.map((file) => baseUrl + file).filter((file) => file.endsWith(ending) && !html.includes(file));
  const scripts = [...own('.js'), ...(JSON.parse(list) as string[])];
  const links = own('.css').map((href) => `<link rel="stylesheet" href="${href}">`);
  return html
    .replace(scriptList, (_, before: string, _list, after: string) => before + JSON.stringify(scripts) + after)
    .replace(lastStylesheet, (sheet: string) => sheet + links.join(''));
}

/** A route in `postBuild`. */
interface Route {
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

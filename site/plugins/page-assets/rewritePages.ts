import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import {readBuiltPages} from '@aloft/content/built-pages';
import {addPageAssets} from './addPageAssets';
import {collectPageChunks, type Route} from './collectPageChunks';

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

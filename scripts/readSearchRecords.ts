import {existsSync, readFileSync} from 'node:fs';
import {listRoots} from '../site/hosting/listRoots';
import {readBuiltPages} from '@aloft/content/built-pages';
import type {SearchRecord} from '@aloft/search';
import {readRecords} from '@aloft/search/records';

/**
 * Reads the records of all pages in the sitemaps of a built site: those of every locale and version.
 *
 * @param directory of the built site
 * @throws Error if it doesn't contain one
 */
export function readSearchRecords(directory: string): readonly SearchRecord[] {
  if (!existsSync(`${directory}/sitemap.xml`))
    throw new Error(`${directory} doesn't contain a built site: run \`npm run build\` first`);
  const roots = listRoots(directory);
  const baseUrl = roots.at(-1)!;
  const paths = roots.flatMap((root) =>
    [
      ...readFileSync(`${directory}/${root.slice(baseUrl.length)}sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
    ].map(([, url]) => new URL(url!).pathname),
  );
  return [...readBuiltPages(directory, paths, baseUrl)].flatMap(readRecords);
}

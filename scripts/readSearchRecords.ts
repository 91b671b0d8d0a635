import {existsSync, readFileSync} from 'node:fs';
import {listRoots} from '../hosting/listRoots';
import {extractRecords} from '../plugins/search/extractRecords';
import {readBuiltPages} from '../plugins/shared/readBuiltPages';
import type {SearchRecord} from '../platform/search/types';

/**
 * Reads the records of all pages in the sitemaps of a built site: those of every locale and version.
 *
 * @param folder directory of the built site
 * @throws Error if it doesn't contain one
 */
export function readSearchRecords(folder: string): readonly SearchRecord[] {
  if (!existsSync(`${folder}/sitemap.xml`))
    throw new Error(`${folder} doesn't contain a built site: run \`npm run build\` first`);
  const roots = listRoots(folder);
  const baseUrl = roots.at(-1)!;
  const paths = roots.flatMap((root) =>
    [
      ...readFileSync(`${folder}/${root.slice(baseUrl.length)}sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
    ].map(([, url]) => new URL(url!).pathname),
  );
  return [...readBuiltPages(folder, paths, baseUrl)].flatMap(extractRecords);
}

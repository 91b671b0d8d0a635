import {existsSync, readFileSync} from 'node:fs';
import {readBuiltPages} from '../../plugins/shared/readBuiltPages';
import type {BuiltPage} from '../../plugins/shared/readBuiltPages';

/**
 * Reads the pages in the sitemap of a built site.
 * @throws Error when the directory doesn't contain a built site
 */
export function readSite(directory: string): readonly BuiltPage[] {
  const sitemap = `${directory}/sitemap.xml`;
  if (!existsSync(sitemap)) throw new Error(`${directory} doesn't contain a built site: run \`npm run build\` first`);
  const paths = [...readFileSync(sitemap, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  );
  return [...readBuiltPages(directory, paths)];
}

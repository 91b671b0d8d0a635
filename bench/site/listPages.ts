import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {listFiles} from '../../hosting/listFiles';

/**
 * The paths of a built site's pages: those of its sitemap, or where it has none, of all its HTML files but the page for
 * what is not found.
 */
export function listPages(folder: string): readonly string[] {
  const sitemap = path.join(folder, 'sitemap.xml');
  if (existsSync(sitemap)) {
    const $ = load(readFileSync(sitemap, 'utf8'), {xml: true});
    return $('url > loc')
      .toArray()
      .map((location) => new URL($(location).text().trim()).pathname);
  }
  return listFiles(folder)
    .map((file) => `/${path.relative(folder, file).split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.html') && file !== '/404.html')
    .map((file) => file.replace(/(?:index)?\.html$/, ''))
    .sort();
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';

/** The built HTML of a route. @throws Error when the page is not built */
export function readPage(route: string): CheerioAPI {
  return load(readFileSync(path.join('build', route, 'index.html'), 'utf8'));
}

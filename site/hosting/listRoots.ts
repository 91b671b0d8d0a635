import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {findBaseUrl} from './findBaseUrl';

/**
 * Lists the base URLs of a built site: those of locales with their own directory, then that of the site. Each has a
 * not-found page.
 *
 * @param directory of the built site
 */
export function listRoots(directory: string): readonly string[] {
  const baseUrl = findBaseUrl(directory);
  const locales = readdirSync(directory).filter((name) => existsSync(path.join(directory, name, '404.html')));
  return [...locales.map((locale) => `${baseUrl}${locale}/`), baseUrl];
}

import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Finds the base URL of a built site, which `site/plugins/pre-hydration` writes into each page.
 *
 * @param directory of the built site
 * @returns the base URL, with a slash at both ends
 * @throws Error if the directory doesn't contain a built site
 */
export function findBaseUrl(directory: string): string {
  const page = readFileSync(path.join(directory, '404.html'), 'utf8');
  const found = /<script data-base-url="?([^\s">]+)/.exec(page)?.[1];
  if (found === undefined)
    throw new Error(`${directory}/404.html doesn't name its base URL: see plugins/pre-hydration.`);
  return found;
}

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

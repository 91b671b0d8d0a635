import {readFileSync} from 'node:fs';
import path from 'node:path';

const link = /<link rel="?stylesheet"? href="?([^" >]+)"?\s*\/?>/g;

/**
 * Writes the stylesheets that a page has beside its first one into the page, so that it waits for one file. Few pages
 * have any, and theirs are short. The bundler's runtime finds them by `data-href` and does not ask for the files, which
 * stay for those who come from within the site.
 *
 * @param folder of the built site
 * @param html of a page
 * @throws Error when a stylesheet is not there, or cannot stand in a page
 */
export function inlineSheets(folder: string, html: string): string {
  const [, ...others] = html.matchAll(link);
  return others.reduce((inlined, [element, href = '']) => {
    const css = readFileSync(path.join(folder, href), 'utf8');
    if (/<\/style/i.test(css)) throw new Error(`${href} holds "</style", which would end it within the page`);
    return inlined.replace(element, () => `<style data-href=${href}>${css}</style>`);
  }, html);
}

/** A link of static markup to a page of the site. In texts, the build escapes `<`. */
const pageLink = /(<a\b[^<>]*? href="?)(\/[^"\s>]*)/g;

/**
 * Completes the links to pages of the site in static markup.
 *
 * @param html what `markdown/folding` wrote
 * @param complete makes a path of a page complete, which may have a query and a hash
 */
export function completeLinks(html: string, complete: (path: string) => string): string {
  return html.replace(pageLink, (_, before: string, path: string) => before + complete(path));
}

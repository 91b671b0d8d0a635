/** An internal link in static markup. In text, the build escapes `<`. */
const pageLink = /(<a\b[^<>]*? href="?)(\/[^"\s>]*)/g;

/**
 * Completes the internal links in static markup.
 *
 * @param html output of `markdown/folding`
 * @param complete adds the base URL to a page's path, which may have a query and a hash
 */
export function completeLinks(html: string, complete: (path: string) => string): string {
  return html.replace(pageLink, (_, before: string, path: string) => before + complete(path));
}

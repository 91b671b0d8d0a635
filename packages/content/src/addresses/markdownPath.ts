/**
 * Returns the path of a page's Markdown version: `/docs/glossary` → `/docs/glossary.md`, `/` → `/index.md`.
 *
 * @param route path of the page, with or without a slash at its end
 * @param baseUrl of the site, with a slash at its end
 */
export function markdownPath(route: string, baseUrl = '/'): string {
  const page = route.replace(/\/+$/, '');
  return page === baseUrl.replace(/\/+$/, '') ? `${baseUrl}index.md` : `${page}.md`;
}

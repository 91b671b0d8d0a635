/**
 * Whether a client accepts Markdown. Browsers don't list it, so they get HTML.
 * @param accept the request's `Accept` header
 */
export function acceptsMarkdown(accept = ''): boolean {
  return /(?:^|[\s,])text\/markdown(?![\w.+-])(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept);
}

/**
 * The `Link` header of a page: its Markdown version, the index of all pages, and the catalog of APIs (RFC 9727).
 * @param twin path of the Markdown version
 * @param root base URL of the page's locale
 */
export function pageLinks(twin: string, root: string): string {
  return `<${twin}>; rel="alternate"; type="text/markdown", <${root}llms.txt>; rel="llms-txt", <${root}.well-known/api-catalog>; rel="api-catalog"`;
}

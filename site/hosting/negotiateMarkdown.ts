/**
 * Whether a client accepts Markdown. Browsers don't list it, so they get HTML.
 * @param accept the request's `Accept` header
 */
export function acceptsMarkdown(accept = ''): boolean {
  return /(?:^|[\s,])text\/markdown(?![\w.+-])(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept);
}

/** The `Link` header of a page with a Markdown version at a path. */
export function alternateLink(path: string): string {
  return `<${path}>; rel="alternate"; type="text/markdown"`;
}

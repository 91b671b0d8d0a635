import {brand} from '@aloft/platform/brand';

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

/** Size of a page's social card, in pixels. */
export const socialCardSize = {width: 1200, height: 630} as const;

/**
 * Returns the path of a page's social card: `/docs/glossary` → `/social/docs/glossary.png`, `/` → `/social/index.png`.
 *
 * @param route path of the page, with or without a slash at its end
 * @param baseUrl of the site, with a slash at its end
 */
export function socialCardPath(route: string, baseUrl = '/'): string {
  const file = markdownPath(route, baseUrl).slice(baseUrl.length);
  return `${baseUrl}social/${file.replace(/md$/, 'png')}`;
}

/**
 * Returns the path to redirect a request to: `/x/index.html`, `/x/index` and `/x.html` become `/x`, also with a slash
 * at their end (SPECIFICATION.md, section 2), and repeated slashes are collapsed.
 * @param pathname path of the request, without its query
 * @returns the redirect's target, or undefined for a path that isn't redirected; `//host` becomes `/host`
 */
export function redirectPath(pathname: string): string | undefined {
  const folded = pathname.replace(/[/\\]{2,}/g, '/');
  const plain = folded.replace(/(?:\/index(?:\.html)?|\.html)\/*$/, '');
  if (plain === pathname) return undefined;
  return plain === folded ? folded : plain || '/';
}

/** The JSON documents for programs, by their paths below the base URL. `site/plugins/downloads.ts` writes them. */
export const publishedDocuments = [
  {path: brand.schemaPath, description: `JSON Schema of the manifest, ${brand.manifest}`},
  {path: brand.openApiPath, description: 'OpenAPI description of the API'},
  {path: brand.cliPath, description: `Commands, arguments, flags and examples of the ${brand.cli} CLI`},
  {path: brand.cliSchemaPath, description: 'JSON Schema of cli.json'},
];

/** Escapes a text or an address for XML and HTML, also in double-quoted attributes. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

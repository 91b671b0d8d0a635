/**
 * How long a browser may keep a file. The names under `assets/` change with their content;
 * pages are revalidated each time, with a 304 response while they're unchanged.
 */
export function cacheControl(pathname: string): string {
  if (/\/assets\/(css|files|fonts|images|js|medias)\//.test(pathname)) return 'public, max-age=31536000, immutable';
  if (/\.(svg|png|ico|webp|avif)$/.test(pathname)) return 'public, max-age=86400';
  return 'no-cache';
}

/**
 * Value of the `Cache-Control` header. File names under `assets/` change with their content, so those files are
 * immutable. Pages are revalidated on each request, with a 304 response if they haven't changed.
 */
export function cacheControl(pathname: string): string {
  if (/\/assets\/(css|files|fonts|images|js|medias)\//.test(pathname)) return 'public, max-age=31536000, immutable';
  if (/\.(svg|png|ico|webp|avif)$/.test(pathname)) return 'public, max-age=86400';
  return 'no-cache';
}

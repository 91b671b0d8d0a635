/**
 * How long a browser may keep a file. The names under `/assets/` change with their content;
 * pages are asked for again each time and answered with 304 while they are the same.
 */
export function cacheControl(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (/\.(svg|png|ico|webp|avif)$/.test(pathname)) return 'public, max-age=86400';
  return 'no-cache';
}

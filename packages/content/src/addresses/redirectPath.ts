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

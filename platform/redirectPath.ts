/**
 * The path to redirect a request to: `/x/index.html`, `/x/index` and `/x.html` become `/x`, also with a slash at their end
 * (SPECIFICATION.md, section 2), and repeated slashes become one.
 * @param pathname the path of the request, without its query
 * @returns the plain path, or undefined when the path is already plain; `//host` becomes `/host`, never another host
 */
export function redirectPath(pathname: string): string | undefined {
  const folded = pathname.replace(/[/\\]{2,}/g, '/');
  const plain = folded.replace(/(?:\/index(?:\.html)?|\.html)\/*$/, '');
  if (plain === pathname) return undefined;
  return plain === folded ? folded : plain || '/';
}

/**
 * Renders the site's base path and not-found pages as nginx directives, which `site/hosting/nginx/site.conf` includes.
 *
 * @param roots base URLs, with a slash at both ends: those of locales, then that of the site
 */
export function renderNginxBase(roots: readonly string[]): string {
  const bases = roots.map((root, index) =>
    index === roots.length - 1
      ? `set $aloft_base ${root};\n`
      : `if ($uri ~ "^${root.slice(0, -1)}(/|$)") {\n  set $aloft_base ${root};\n}\n`,
  );
  const pages = roots.flatMap((root) => [
    ...['html', 'md'].map((end) => `location = ${root}404.${end} {\n  internal;\n}\n`),
    `location = ${root}404 {\n  return 404;\n}\n`,
  ]);
  // nginx rejects malformed paths before it sets the variable.
  const malformed = `error_page 400 =404 ${roots.at(-1)}404.html;\n`;
  return `${bases.reverse().join('')}error_page 404 $aloft_base$aloft_not_found;\n${malformed}${pages.join('')}`;
}

/** Security headers as nginx directives, which `site/hosting/nginx/site.conf` includes. */
export function renderNginxHeaders(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

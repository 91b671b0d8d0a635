import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listRoots} from './listRoots';
import {securityHeaders} from './securityHeaders';

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

/**
 * Writes the files that `site/hosting/nginx/site.conf` includes: the security headers and the base path of a built site.
 *
 * @param connectOrigins origins that its pages may call
 */
export function writeNginxFiles(site: string, directory: string, connectOrigins: readonly string[] = []): void {
  const headers = Object.entries(securityHeaders(site, connectOrigins));
  mkdirSync(directory, {recursive: true});
  writeFileSync(
    path.join(directory, 'security-headers.conf'),
    headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join(''),
  );
  writeFileSync(path.join(directory, 'base-path.conf'), renderNginxBase(listRoots(site)));
}

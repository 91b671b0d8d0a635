/** Security headers as directives of nginx, for `hosting/nginx/site.conf` to include. */
export function renderNginxHeaders(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

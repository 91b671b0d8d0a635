/** Security headers as nginx directives, which `site/hosting/nginx/site.conf` includes. */
export function renderNginxHeaders(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

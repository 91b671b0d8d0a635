/**
 * The path of the site and its not-found page as directives of nginx, for `hosting/nginx/site.conf` to include.
 *
 * @param baseUrl path that the site is served below, with a slash at both ends
 */
export function renderNginxBase(baseUrl: string): string {
  return `set $aloft_base ${baseUrl};
error_page 404 ${baseUrl}404.html;
location = ${baseUrl}404.html {
  internal;
}
location = ${baseUrl}404 {
  return 404;
}
`;
}

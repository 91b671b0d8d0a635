/** First parts of the site's own paths, below the base URL. */
const taken = ['docs', 'img', 'markdown-page', 'schemas', 'search'];

/**
 * Reads the path that the site is served below.
 *
 * @param setting the environment variable `BASE_URL`, such as `/docs-site/`; default `/`
 * @throws Error when Docusaurus couldn't link below it
 */
export function readBaseUrl(setting = '/'): string {
  if (!/^\/(?:[\w.~-]+\/)*$/.test(setting))
    throw new Error(`BASE_URL: "${setting}" is not a path with a slash at both ends. Write it like /docs-site/.`);
  if (taken.some((name) => setting === `/${name}/`))
    throw new Error(
      `BASE_URL: "${setting}" is also where pages or files are below the base URL, so Docusaurus couldn't tell the two apart in links. Choose another path, such as /docs-site/.`,
    );
  return setting;
}

/** First parts of the site's own paths, below the base URL. */
const taken = ['docs', 'img', 'markdown-page', 'schemas', 'search'];

/**
 * Reads the base URL of the site.
 *
 * @param setting the environment variable `BASE_URL`, such as `/docs-site/`; default `/`
 * @throws Error for a path at which Docusaurus can't serve the site
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

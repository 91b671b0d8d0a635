import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';

/**
 * Returns the function that completes the path of a page, as the site's link component does: below the base URL of the
 * site and its locale, with or without a slash at its end.
 */
export function usePagePath(): (path: string) => string {
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  return (path) => applyTrailingSlash(withBaseUrl(path), siteConfig);
}

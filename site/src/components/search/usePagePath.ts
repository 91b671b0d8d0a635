import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';

/**
 * Returns a function that completes the path of a page as the site's link component does: with the base URL and locale,
 * and with or without a slash at the end.
 */
export function usePagePath(): (path: string) => string {
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  return (path) => applyTrailingSlash(withBaseUrl(path), siteConfig);
}

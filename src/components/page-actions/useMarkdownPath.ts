import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownPath} from '@site/platform/markdownPath';

/** Path of this page's Markdown version, which `plugins/markdown-twins` writes. */
export function useMarkdownPath(): string {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  return markdownPath(pathname, siteConfig.baseUrl);
}

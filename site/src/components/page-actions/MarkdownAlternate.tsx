import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownPath} from '@aloft/content/addresses';
import type {ReactNode} from 'react';

/** Path of this page's Markdown version, which `site/plugins/markdown-twins` writes. */
export function useMarkdownPath(): string {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  return markdownPath(pathname, siteConfig.baseUrl);
}

/** Adds `<link rel="alternate">` with the page's Markdown version, for programs. */
export function MarkdownAlternate(): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={useMarkdownPath()} />
    </Head>
  );
}

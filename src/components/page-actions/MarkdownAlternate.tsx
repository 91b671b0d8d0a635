import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {useMarkdownPath} from './useMarkdownPath';

/** Names the page's Markdown version in its head, for programs. */
export function MarkdownAlternate(): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={useMarkdownPath()} />
    </Head>
  );
}

import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {useMarkdownPath} from './useMarkdownPath';

/** Adds `<link rel="alternate">` with the page's Markdown version, for programs. */
export function MarkdownAlternate(): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={useMarkdownPath()} />
    </Head>
  );
}

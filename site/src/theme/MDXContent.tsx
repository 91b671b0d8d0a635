// Wraps theme-classic 3.8.1: links the page's Markdown version, and explains terms.
import MDXContent from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';
import type {ReactNode} from 'react';
import {MarkdownAlternate} from '@site/src/components/page-actions/PageActions';
import {TermCards} from '@site/src/components/page-actions/TermCards';

export default function MDXContentWithLinks(props: Props): ReactNode {
  return (
    <>
      <MarkdownAlternate />
      <MDXContent {...props} />
      <TermCards />
    </>
  );
}

// Wraps theme-classic 3.8.1: links in markup that React does not hold are followed and loaded ahead all the same.
import MDXContent from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';
import type {ReactNode} from 'react';
import {StaticLinks} from '@site/src/components/static-markup/StaticLinks';

export default function MDXContentWithLinks(props: Props): ReactNode {
  return (
    <>
      <MDXContent {...props} />
      <StaticLinks />
    </>
  );
}

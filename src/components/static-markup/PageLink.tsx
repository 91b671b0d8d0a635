import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps, ReactNode} from 'react';
import {usePagePath} from './usePagePath';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Route of a page of this site, such as `/docs/glossary`. */
  readonly to: string;
}

/**
 * A link in the content of a page to another page. `StaticLinks` handles it like links in static markup, so React
 * renders a single element. Docusaurus's link consists of five components and an observer, which adds up on pages with
 * many links.
 */
export default function PageLink({to, children, ...props}: PageLinkProps): ReactNode {
  const path = usePagePath()(to);
  useBrokenLinks().collectLink(path);
  return (
    <a {...props} href={path}>
      {children}
    </a>
  );
}

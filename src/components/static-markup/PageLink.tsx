import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps, ReactNode} from 'react';
import {usePagePath} from './usePagePath';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Route of a page of this site, as `/docs/glossary`. */
  readonly to: string;
}

/**
 * A link in the content of a page to another page. `StaticLinks` follows it as it follows links in static markup, so
 * that React renders a single element. Docusaurus's link is five components and an observer, which adds up on pages with
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

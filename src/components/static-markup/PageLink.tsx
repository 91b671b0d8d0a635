import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps, ReactNode} from 'react';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Route of a page of this site, as `/docs/glossary`. */
  readonly to: string;
}

/**
 * A link in the content of a page to another page. `StaticLinks` follows it as it follows links in static markup, so
 * that React makes one element of it: the site's own link is five components and an observer, which tells where many
 * stand together.
 */
export default function PageLink({to, children, ...props}: PageLinkProps): ReactNode {
  useBrokenLinks().collectLink(to);
  return (
    <a {...props} href={useBaseUrl(to)}>
      {children}
    </a>
  );
}

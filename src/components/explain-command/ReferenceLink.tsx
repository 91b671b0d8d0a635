import siteConfig from '@generated/docusaurus.config';
import type {ReactNode} from 'react';

interface Props {
  /** Path of the current docs, with the anchor; text without one. */
  readonly url?: string;
  /** Name of a link whose text alone is unclear. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link to the reference, as an ordinary element: the dialog isn't within the router. */
export default function ReferenceLink({url, label, children}: Props): ReactNode {
  if (url === undefined) return children;
  return (
    <a href={siteConfig.baseUrl + url.slice(1)} aria-label={label}>
      {children}
    </a>
  );
}

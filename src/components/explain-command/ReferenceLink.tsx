import siteConfig from '@generated/docusaurus.config';
import type {ReactNode} from 'react';

interface Props {
  /** Path of the current docs, with the anchor; text without one. */
  readonly url?: string;
  readonly children: ReactNode;
}

/** A link to the reference, as an ordinary element: the dialog isn't within the router. */
export default function ReferenceLink({url, children}: Props): ReactNode {
  return url === undefined ? children : <a href={siteConfig.baseUrl + url.slice(1)}>{children}</a>;
}

// Why: the footer's wordmark is 13% of the window's width high, and its horizon extends to the window's edge.
import Link from '@docusaurus/Link';
import {Wordmark} from '@site/src/components/brand';
import type {Props} from '@theme/Footer/Logo';
import type {ReactNode} from 'react';

export default function FooterLogo({logo}: Props): ReactNode {
  return (
    <Link to={logo.href ?? '/'} className="al-footer-logo" aria-label={logo.alt}>
      <Wordmark className="footer__logo" horizon={2400} />
    </Link>
  );
}

// Why: upstream's logo is two image requests; this one is inline, follows the color mode and doesn't flash.
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useThemeConfig} from '@docusaurus/theme-common';
import {Symbol, Wordmark} from '@site/src/components/brand';
import type {ReactNode} from 'react';

export default function NavbarLogo(): ReactNode {
  const {navbar} = useThemeConfig();
  const {siteConfig} = useDocusaurusContext();
  return (
    <Link to="/" className="navbar__brand" aria-label={navbar.logo?.alt ?? siteConfig.title}>
      <Symbol className="al-symbol" />
      <Wordmark className="al-wordmark" />
    </Link>
  );
}

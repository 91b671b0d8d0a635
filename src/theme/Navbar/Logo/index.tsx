// Why: the stock logo is two images behind a request; ours is inline, takes the mode's colors and cannot flash.
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import Symbol from '@site/src/components/brand/Symbol';
import Wordmark from '@site/src/components/brand/Wordmark';
import type {ReactNode} from 'react';

export default function NavbarLogo(): ReactNode {
  const {navbar} = useThemeConfig();
  return (
    <Link to="/" className="navbar__brand" aria-label={navbar.logo?.alt}>
      <Symbol className="al-symbol" />
      <Wordmark className="al-wordmark" />
    </Link>
  );
}

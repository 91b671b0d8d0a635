// Why: the stock logo is two images. React has the browser fetch both before all else, and the sidebar, where alone this
// one stands, shows one of them, and that only while the navbar is hidden.
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import Symbol from '@site/src/components/brand/Symbol';
import type {Props} from '@theme/Logo';
import type {ReactNode} from 'react';

export default function Logo({className, tabIndex}: Props): ReactNode {
  const {navbar} = useThemeConfig();
  return (
    <Link to="/" className={className} tabIndex={tabIndex} aria-label={navbar.logo?.alt}>
      <Symbol className="al-symbol" />
    </Link>
  );
}

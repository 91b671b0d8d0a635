// Why: upstream's logo is two images, which React preloads with high priority, although this logo is visible only in
// the sidebar while the navbar is hidden.
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useThemeConfig} from '@docusaurus/theme-common';
import {Symbol} from '@site/src/components/brand';
import type {Props} from '@theme/Logo';
import type {ReactNode} from 'react';

export default function Logo({className, tabIndex}: Props): ReactNode {
  const {navbar} = useThemeConfig();
  const {siteConfig} = useDocusaurusContext();
  return (
    <Link to="/" className={className} tabIndex={tabIndex} aria-label={navbar.logo?.alt ?? siteConfig.title}>
      <Symbol className="al-symbol" />
    </Link>
  );
}

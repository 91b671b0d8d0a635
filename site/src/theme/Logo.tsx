// Why: upstream's logo is two image requests; this one is inline, follows the color mode and doesn't flash.
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import {Symbol, Wordmark} from '@site/src/components/brand';
import type {Props} from '@theme/Logo';

/** The symbol, with the wordmark where upstream shows a title: in the navbar, not in the sidebar. */
export default function Logo({className, tabIndex, titleClassName}: Props) {
  const {navbar} = useThemeConfig();
  return (
    <Link to="/" className={className} tabIndex={tabIndex} aria-label={navbar.logo?.alt}>
      <Symbol />
      {titleClassName && <Wordmark className="al-wordmark" />}
    </Link>
  );
}

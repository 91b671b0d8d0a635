// Why: copyright line, shortcuts button, links and the large wordmark share one container as wide as the navbar's. The
// wordmark is 13% of the window's width high, and its horizon extends to the window's edge.
import {ThemeClassNames} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import {brand} from '@aloft/platform/brand';
import {useTagline, Wordmark} from '@site/src/components/brand';
import ShortcutsButton from '@site/src/components/dialogs/ShortcutsButton';
import type {Props} from '@theme/Footer/Layout';
import clsx from 'clsx';

export default function FooterLayout({links, copyright}: Props) {
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer')}>
      <div className="al-footer-shell">
        <div className="al-footer-name">
          <p>{useTagline()}</p>
          {copyright}
          <ShortcutsButton />
        </div>
        {links}
        <Link to="/" className="al-footer-logo" aria-label={brand.name}>
          <Wordmark className="footer__logo" horizon={2400} />
        </Link>
      </div>
    </footer>
  );
}

// Why: copyright line, shortcuts button, links and the large wordmark share one container as wide as the navbar's.
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useTagline} from '@site/src/components/brand';
import ShortcutsButton from '@site/src/components/dialogs/ShortcutsButton';
import type {Props} from '@theme/Footer/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function FooterLayout({links, logo, copyright}: Props): ReactNode {
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer')}>
      <div className="al-footer-shell">
        <div className="al-footer-name">
          <p>{useTagline()}</p>
          {copyright}
          <ShortcutsButton />
        </div>
        {links}
        {logo}
      </div>
    </footer>
  );
}

import Translate from '@docusaurus/Translate';
import BrowserOnly from '@docusaurus/BrowserOnly';
import {lazy, Suspense, type ReactNode} from 'react';
import styles from './NameChecker.module.css';

const NameCheckerForm = lazy(() => import('./NameCheckerForm'));

const placeholder = (
  <p className={styles.placeholder}>
    <Translate id="aloft.names.noScript">
      The name checker requires JavaScript. Without it, check the name against the rules on this page.
    </Translate>
  </p>
);

/** A live name checker. Its code and the rules are loaded only on pages that contain it. */
export default function NameChecker(): ReactNode {
  return (
    <div className={styles.frame}>
      <BrowserOnly fallback={placeholder}>
        {() => (
          <Suspense fallback={placeholder}>
            <NameCheckerForm />
          </Suspense>
        )}
      </BrowserOnly>
    </div>
  );
}

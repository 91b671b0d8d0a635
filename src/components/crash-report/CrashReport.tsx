import Translate from '@docusaurus/Translate';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import type {ReactNode} from 'react';
import styles from './CrashReport.module.css';
import {useResetOnNavigation} from './useResetOnNavigation';

export interface CrashReportProps {
  /** The error that rendering threw. */
  readonly error: Error;
  /** Renders the page again. */
  readonly tryAgain: () => void;
}

/** Reports the crash with the error, its causes and a button to try again. */
export default function CrashReport({error, tryAgain}: CrashReportProps): ReactNode {
  useResetOnNavigation(tryAgain);
  const [first, ...causes] = getErrorCausalChain(error);
  return (
    <main className={styles.report}>
      <h1>
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </h1>
      <p>
        <Translate id="aloft.crash.advice">
          The rest of the site works. Try again, or choose another page from the menu. If it happens again, post the
          text below in the community chat.
        </Translate>
      </p>
      <button type="button" className={styles.button} onClick={tryAgain}>
        <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
      </button>
      <div className={styles.error} role="alert">
        <p>{first?.message}</p>
        {causes.map((cause, depth) => (
          <p key={depth}>
            <Translate id="aloft.crash.cause">Cause:</Translate> <br />
            {cause.message}
          </p>
        ))}
      </div>
    </main>
  );
}

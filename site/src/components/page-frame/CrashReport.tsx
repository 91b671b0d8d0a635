import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from './CrashReport.module.css';

export interface CrashReportProps {
  /** The error that rendering threw. */
  readonly error: Error;
  /** Renders the page again. */
  readonly tryAgain: () => void;
}

/** The messages of an error and its causes, which can be any values, also the error itself. */
function listMessages(error: Error): readonly string[] {
  const chain = new Set<unknown>();
  for (let link: unknown = error; link && !chain.has(link); link = link instanceof Error && link.cause) chain.add(link);
  return [...chain].map((link) => (link instanceof Error ? link.message : String(link)));
}

/** Reports the crash with the error, its causes and a button to try again. */
export default function CrashReport({error, tryAgain}: CrashReportProps): ReactNode {
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  // Another page renders in the same error boundary.
  useEffect(() => {
    if (crashed.current !== pathname) tryAgain();
  });
  const [first, ...causes] = listMessages(error);
  return (
    <main className="container margin-vert--xl">
      <h1>
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </h1>
      <p>
        <Translate id="aloft.crash.advice">
          The rest of the site works. Try again, or choose another page from the menu. If it happens again, post the
          text below in the community chat.
        </Translate>
      </p>
      <button type="button" className="al-button" onClick={tryAgain}>
        <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
      </button>
      <div className={styles.error} role="alert">
        <p>{first}</p>
        {causes.map((cause, depth) => (
          <p key={depth}>
            <Translate id="aloft.crash.cause">Cause:</Translate> <br />
            {cause}
          </p>
        ))}
      </div>
    </main>
  );
}

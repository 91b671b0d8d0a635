// Why: upstream hard-codes colors with too little contrast in both modes, and screen readers don't announce it.
import Translate from '@docusaurus/Translate';
import {isFileGone, reloadOnce} from '@site/src/components/page-frame/isFileGone';
import {useEffect, useState} from 'react';

interface Props {
  /** Reason why the page's files couldn't be loaded. */
  readonly error: Error | undefined | null;
  /** Loads the files again. */
  readonly retry: () => void;
  /** Whether 200 ms have passed; an earlier spinner would flicker. */
  readonly pastDelay: boolean;
}

/**
 * Placeholder while a page's files load: nothing, then a spinner, or the error with a Retry button. If the files were
 * replaced by a new deployment, the page is loaded from the server instead.
 */
export default function Loading({error, retry, pastDelay}: Props) {
  const [failure, setFailure] = useState<{readonly error: Error; readonly isGone: boolean}>();
  useEffect(() => {
    if (error) void isFileGone(error).then((isGone) => (isGone && reloadOnce()) || setFailure({error, isGone}));
  }, [error]);

  if (error && failure?.error === error) {
    return (
      <div className="container margin-vert--xl" role="alert">
        <p>{String(error)}</p>
        <p>
          {failure.isGone ? (
            <Translate id="aloft.loading.update">
              The site was updated after you opened it, and this page's old files are gone.
            </Translate>
          ) : (
            <Translate id="aloft.loading.advice">Check your network connection, then load the page again.</Translate>
          )}
        </p>
        <button type="button" className="al-button" onClick={failure.isGone ? () => window.location.reload() : retry}>
          <Translate id="aloft.loading.retry">Retry</Translate>
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className="container margin-vert--xl text--center" role="status">
      <div className="al-turning margin-vert--md" aria-hidden="true" />
      <Translate id="aloft.loading">Loading the page</Translate>
    </div>
  );
}

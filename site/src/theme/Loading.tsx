// Why: upstream hard-codes colors with too little contrast in both modes, and screen readers don't announce it.
import Translate from '@docusaurus/Translate';
import {isFileGone, reloadOnce} from '@site/src/components/page-frame/isFileGone';
import type Upstream from '@theme/Loading';
import {useEffect, useState, type ComponentProps} from 'react';

/**
 * Placeholder while a page's files load: nothing, then a spinner, or the error with a Retry button. If the files were
 * replaced by a new deployment, the page is loaded from the server instead.
 */
export default function Loading({error, retry, pastDelay}: ComponentProps<typeof Upstream>) {
  const [failure, setFailure] = useState<{readonly error: unknown; readonly isGone: boolean}>();
  useEffect(() => {
    if (error) void isFileGone(error).then((isGone) => (isGone && reloadOnce()) || setFailure({error, isGone}));
  }, [error]);

  if (failure && failure.error === error) {
    return (
      <div className="container margin-vert--xl" role="alert">
        <p>{String(error)}</p>
        <p>
          {failure.isGone ? (
            <Translate>The site was updated after you opened it, and this page's old files are gone.</Translate>
          ) : (
            <Translate>Check your network connection, then load the page again.</Translate>
          )}
        </p>
        <button type="button" className="al-button" onClick={failure.isGone ? () => window.location.reload() : retry}>
          <Translate>Retry</Translate>
        </button>
      </div>
    );
  }
  // In the first 200 ms, a spinner would flicker.
  if (!pastDelay) return null;
  return (
    <div className="container margin-vert--xl text--center" role="status">
      <div className="al-turning margin-vert--md" aria-hidden="true" />
      <Translate>Loading the page</Translate>
    </div>
  );
}

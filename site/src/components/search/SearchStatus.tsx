import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Reason why results can't be fetched: the network, or a new deployment. */
export type Failure = 'network' | 'update';

interface Props {
  /** Marks `children` as a message about work in progress. */
  readonly isBusy?: boolean;
  readonly failure?: Failure;
  readonly onRetry: () => void;
  /** The message if there is no failure. Elements, because React can't remove text that the browser has translated. */
  readonly children?: ReactNode;
}

/** The live region of a search: progress, the number of results, or a failure with a way to retry. */
export default function SearchStatus({isBusy = false, failure, onRetry, children}: Props): ReactNode {
  return (
    <div className={failure ? 'al-search-status al-search-failure' : 'al-search-status'}>
      <div role="status" className={isBusy && !failure ? 'al-search-busy' : undefined}>
        {failure ? (
          <>
            <strong>
              <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
            </strong>
            <p>
              {failure === 'network' ? (
                <Translate id="theme.SearchModal.errorScreen.helpText">
                  You might want to check your network connection.
                </Translate>
              ) : (
                <Translate id="aloft.search.update">The site was updated after you opened this page.</Translate>
              )}
            </p>
          </>
        ) : (
          children
        )}
      </div>
      {failure && (
        <button type="button" className="al-button" onClick={onRetry}>
          <Translate id="aloft.search.retry">Retry</Translate>
        </button>
      )}
    </div>
  );
}

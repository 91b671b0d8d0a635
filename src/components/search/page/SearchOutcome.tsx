import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {SearchAnswer} from '../client/types';
import SearchAdvice from '../SearchAdvice';
import SearchFailure from '../SearchFailure';
import {useSearchState} from '../useSearch';
import styles from './SearchPage.module.css';

interface Props {
  readonly text: string;
  readonly answer?: SearchAnswer;
  readonly onRetry: () => void;
  readonly onAsk: (text: string) => void;
}

const count = (total: number): string =>
  total === 1
    ? translate({id: 'aloft.search.onePage', message: '1 page found'})
    : translate({id: 'aloft.search.pages', message: '{total} pages found'}, {total});

/** How many pages were found, that there are none, or why the results could not be fetched. */
export default function SearchOutcome({text, answer, onRetry, onAsk}: Props): ReactNode {
  const {failure, isFallback, nothingFor} = useSearchState();
  return (
    <div className={styles.outcome} role="status">
      {answer !== undefined && answer.total > 0 && <p>{count(answer.total)}</p>}
      {isFallback && (
        <p>
          <Translate id="aloft.search.fallback">
            The search server does not answer. These results come from the index of this site.
          </Translate>
        </p>
      )}
      {nothingFor !== undefined && (
        <p className={styles.strong}>
          <Translate id="theme.SearchModal.noResultsScreen.noResultsText">No results for</Translate> “{text}”
        </p>
      )}
      <SearchAdvice onAsk={onAsk} />
      {failure !== undefined && (
        <>
          <SearchFailure />
          <button type="button" className={styles.submit} onClick={onRetry}>
            <Translate id="aloft.search.retry">Retry</Translate>
          </button>
        </>
      )}
    </div>
  );
}

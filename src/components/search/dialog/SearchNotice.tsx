import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import SearchAdvice from '../SearchAdvice';
import SearchFailure from '../SearchFailure';
import {useSearchState} from '../useSearch';
import styles from './SearchDialog.module.css';

interface Props {
  readonly onAsk: (query: string) => void;
  readonly onClose: () => void;
}

const typed = (): string => document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? '';

/** What the reader is told below the results of the dialog. */
export default function SearchNotice({onAsk, onClose}: Props): ReactNode {
  const {isFallback, failure} = useSearchState();
  return (
    <div className={styles.notice} role="status">
      {isFallback && (
        <p className={styles.fallback}>
          <Translate id="aloft.search.fallback">
            The search server does not answer. These results come from the index of this site.
          </Translate>
        </p>
      )}
      {failure !== undefined && (
        <div className="DocSearch-ErrorScreen">
          <SearchFailure />
          <button type="button" className={styles.retry} onClick={() => onAsk(typed())}>
            <Translate id="aloft.search.retry">Retry</Translate>
          </button>
        </div>
      )}
      <SearchAdvice onAsk={onAsk} onLeave={onClose} />
    </div>
  );
}

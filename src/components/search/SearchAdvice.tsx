import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useSearchState} from './useSearch';
import {whereNext} from './whereNext';
import styles from './SearchAdvice.module.css';

interface Props {
  /** Searches for another text. */
  readonly onAsk: (query: string) => void;
  readonly onLeave?: () => void;
}

/** What to try when a search found nothing: another spelling, or a page that most readers look for. */
export default function SearchAdvice({onAsk, onLeave}: Props): ReactNode {
  const {nothingFor, didYouMean} = useSearchState();
  if (nothingFor === undefined) return null;
  return (
    <div className={styles.advice}>
      {didYouMean !== undefined && (
        <p>
          <Translate id="aloft.search.didYouMean">Did you mean</Translate>{' '}
          <button type="button" className={styles.again} onClick={() => onAsk(didYouMean)}>
            {didYouMean}
          </button>
          ?
        </p>
      )}
      <p>
        <Translate id="aloft.search.whereNext">Where to go next:</Translate>
      </p>
      <ul>
        {whereNext.map(({to, label}) => (
          <li key={to}>
            <Link to={to} onClick={onLeave}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {popularPages} from './popularPages';
import styles from './NoResults.module.css';

interface Props {
  /** A similar query that has results. */
  readonly didYouMean?: string;
  /** Searches for another text. */
  readonly onSearch: (text: string) => void;
  /** Called when a link is followed. */
  readonly onLeave?: () => void;
}

/** Suggestions for a search without results: another spelling, and popular pages. */
export default function NoResults({didYouMean, onSearch, onLeave}: Props): ReactNode {
  return (
    <div className={styles.advice}>
      {didYouMean !== undefined && (
        <p>
          <Translate id="aloft.search.didYouMean">Did you mean</Translate>{' '}
          <button type="button" className={styles.again} onClick={() => onSearch(didYouMean)}>
            {didYouMean}
          </button>
          ?
        </p>
      )}
      <p>
        <Translate id="aloft.search.whereNext">Where to go next:</Translate>
      </p>
      <ul>
        {popularPages.map(({to, label}) => (
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

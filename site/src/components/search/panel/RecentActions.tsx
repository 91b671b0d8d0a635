import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import {Icon} from '../HitText';
import {removeRecentSearch, toggleSavedSearch, type RecentSearch} from './recentSearches';
import styles from './SearchPanel.module.css';

interface Props {
  readonly searches: readonly RecentSearch[];
  readonly onChange: (searches: readonly RecentSearch[]) => void;
  /** Focuses the field again. */
  readonly onLeave: () => void;
}

/**
 * Buttons for the recent searches. An option must not contain buttons, so they're in a second column, with rows of the
 * same height. Their key is the row, so that the focus stays in place when the list moves up.
 */
export default function RecentActions({searches, onChange, onLeave}: Props): ReactNode {
  const remove = (index: number) => {
    if (index === searches.length - 1) onLeave();
    onChange(removeRecentSearch(searches[index]!.url));
  };
  return (
    <div className={styles.actions}>
      {searches.map(({url, title, isSaved = false}, index) => (
        <Fragment key={index}>
          <button
            type="button"
            aria-pressed={isSaved}
            aria-label={translate({id: 'aloft.search.save', message: 'Keep {title}'}, {title})}
            onClick={() => onChange(toggleSavedSearch(url))}
          >
            <Icon name="keep" />
          </button>
          <button
            type="button"
            aria-label={translate({id: 'aloft.search.remove', message: 'Remove {title}'}, {title})}
            onClick={() => remove(index)}
          >
            <Icon name="remove" />
          </button>
        </Fragment>
      ))}
    </div>
  );
}

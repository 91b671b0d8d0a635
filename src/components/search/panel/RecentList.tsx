import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import Option, {type ListProps} from './Option';
import {ClockIcon, CrossIcon, StarIcon} from './icons';
import {removeRecentSearch, toggleSavedSearch, type RecentSearch} from './recentSearches';
import styles from './SearchPanel.module.css';

interface Props extends ListProps {
  readonly searches: readonly RecentSearch[];
  readonly onChange: (searches: readonly RecentSearch[]) => void;
  /** Focuses the field again. */
  readonly onLeave: () => void;
}

/**
 * Results that the reader opened before. An option must not contain buttons, so they're in a second column, with rows
 * of the same height. Their key is the row, so that the focus stays in place when the list moves up.
 */
export default function RecentList({searches, onChange, onLeave, ...list}: Props): ReactNode {
  const remove = (index: number) => {
    if (index === searches.length - 1) onLeave();
    onChange(removeRecentSearch(searches[index]!.url));
  };
  return (
    <div className={clsx(styles.scroll, styles.recent)}>
      <div
        id="al-search-list"
        role="listbox"
        aria-label={translate({id: 'theme.SearchModal.startScreen.recentSearchesTitle', message: 'Recent'})}
      >
        {searches.map((place, index) => (
          <Option key={place.url} index={index} place={place} icon={<ClockIcon />} {...list}>
            <span className={styles.title}>{place.title}</span>
            {place.trail !== '' && <span className={styles.snippet}>{place.trail}</span>}
          </Option>
        ))}
      </div>
      <div className={styles.actions}>
        {searches.map(({url, title, isSaved = false}, index) => (
          <Fragment key={index}>
            <button
              type="button"
              aria-pressed={isSaved}
              aria-label={translate({id: 'aloft.search.save', message: 'Keep {title}'}, {title})}
              onClick={() => onChange(toggleSavedSearch(url))}
            >
              <StarIcon />
            </button>
            <button
              type="button"
              aria-label={translate({id: 'aloft.search.remove', message: 'Remove {title}'}, {title})}
              onClick={() => remove(index)}
            >
              <CrossIcon />
            </button>
          </Fragment>
        ))}
      </div>
    </div>
  );
}

import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {RecentSearch} from './recentSearches';
import {optionId} from './useActiveOption';
import styles from './SearchPanel.module.css';

/** Props that all options of the listbox share. */
export interface ListProps {
  /** Index of the active option. */
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoose: (place: RecentSearch) => void;
}

interface Props extends ListProps {
  readonly index: number;
  readonly place: RecentSearch;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/**
 * An option of the listbox. It's a link, so that the browser can open it in a new tab and show its URL, and it doesn't
 * contain focusable elements.
 */
export default function Option({index, place, icon, children, active, onActive, onChoose}: Props): ReactNode {
  return (
    <Link
      to={place.url}
      id={optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={index === active}
      className={styles.option}
      onPointerMove={() => onActive(index)}
      onClick={(event) => {
        if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) onChoose(place);
      }}
    >
      {icon}
      <span className={styles.text}>{children}</span>
    </Link>
  );
}

import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import HitText from '../HitText';
import type {OptionGroup, SearchOption} from './options';
import type {RecentSearch} from './recentSearches';
import {optionId} from './useActiveOption';
import styles from './SearchPanel.module.css';

interface Handlers {
  /** Index of the active option. */
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onOpen: (place: RecentSearch) => void;
}

interface OptionProps extends Handlers {
  readonly option: SearchOption;
  readonly index: number;
}

/**
 * An option that opens a place is a link, so that the browser can open it in a new tab and show its URL. Options don't
 * contain focusable elements.
 */
function Option({option, index, active, onActive, onOpen}: OptionProps): ReactNode {
  const {icon, title, path, snippet, place, onChoose} = option;
  const shared = {
    id: optionId(index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    className: clsx(styles.option, icon === 'page' && styles.page),
    onPointerMove: () => onActive(index),
  };
  const content = <HitText icon={icon} title={title} path={path} snippet={snippet} />;
  if (place === undefined)
    return (
      <button type="button" {...shared} onClick={onChoose}>
        {content}
      </button>
    );
  return (
    <Link
      to={place.url}
      {...shared}
      onClick={(event) => {
        if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) onOpen(place);
      }}
    >
      {content}
    </Link>
  );
}

interface Props extends Handlers {
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  /** Whether the options are those of an earlier text. */
  readonly isStale?: boolean;
}

/** The listbox of the dialog. */
export default function OptionList({label, groups, isStale = false, ...handlers}: Props): ReactNode {
  let index = 0;
  return (
    <div
      id="al-search-list"
      role="listbox"
      // Browsers add scrollable elements to the tab order by default.
      tabIndex={-1}
      aria-label={label}
      className={clsx(styles.scroll, isStale && styles.stale)}
    >
      {groups.map(({label: name, isLabelShown = false, options}) => (
        <div key={name} role="group" aria-label={name} className={styles.group}>
          {isLabelShown && (
            <div className={styles.label} aria-hidden="true">
              {name}
            </div>
          )}
          {options.map((option) => (
            <Option key={option.id} option={option} index={index++} {...handlers} />
          ))}
        </div>
      ))}
    </div>
  );
}

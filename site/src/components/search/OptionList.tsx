import Link from '@docusaurus/Link';
import type {PageHits, Segment} from '@aloft/search';
import clsx from 'clsx';
import {useState, type KeyboardEvent, type ReactNode} from 'react';
import HitText, {plainText, type IconName} from './HitText';
import type {RecentSearch} from './recentSearches';
import styles from './search.module.css';

/** An option of the listbox: a place on the site, or an action. */
export interface SearchOption {
  readonly id: string;
  readonly icon: IconName;
  readonly title: readonly Segment[];
  /** Headings above the title. */
  readonly path?: string;
  readonly snippet?: readonly Segment[];
  /** What the option opens. */
  readonly place?: RecentSearch;
  readonly onChoose?: () => void;
}

/** Options with a common label. */
export interface OptionGroup {
  readonly label: string;
  /** Whether the label is visible. The first option of a page's results is the page itself. */
  readonly isLabelShown?: boolean;
  readonly options: readonly SearchOption[];
}

export const plain = (text: string): readonly Segment[] => [{text, marked: false}];

/** The results of one page: the page, then its sections. */
export function toGroup({path, title, trail, snippet, hits}: PageHits): OptionGroup {
  const label = plainText(title);
  const own: SearchOption = {
    id: path,
    icon: 'page',
    title,
    path: trail,
    snippet,
    place: {url: path, title: label, trail},
  };
  const below = hits.map(({url, kind, title: name, parents, snippet: text}): SearchOption => {
    const place = {url, title: plainText(name), trail: [trail, label].filter(Boolean).join(' › ')};
    return {id: url, icon: kind, title: name, path: parents, snippet: text, place};
  });
  return {label, options: [own, ...below]};
}

const optionId = (index: number): string => `al-search-option-${index}`;
const findOption = (index: number) => document.getElementById(optionId(index));

interface ActiveOption {
  /** Index of the active option; -1 if there are no options. */
  readonly active: number;
  readonly activeId?: string;
  readonly setActive: (index: number) => void;
  /** Handles arrow keys, Home and End, and Ctrl+Enter or Cmd+Enter, which opens a new tab. */
  readonly onKey: (event: KeyboardEvent) => void;
}

/** True if Home or End can't move the field's cursor any further. */
function isAtEdge(key: string, {selectionStart, selectionEnd, value}: HTMLInputElement): boolean {
  return key === 'Home' ? selectionEnd === 0 : selectionStart === value.length;
}

/** The option that a key leads to; undefined for keys that edit the text. */
function findTarget(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (Math.max(active, 0) + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * The active option of a combobox, whose field keeps the focus.
 * @param list identifies the options; a different list makes the initial option active
 * @param initial index of the option that is active at first
 * @param text text of the field; after an edit, Home and End move the cursor again, even while the old options remain
 */
export function useActiveOption(list: unknown, initial: number, text: string, count: number): ActiveOption {
  const [moved, setMoved] = useState<{list: unknown; text: string; index: number}>();
  const isMoved = moved?.list === list && moved?.text === text;
  const active = Math.min(isMoved ? moved.index : initial, count - 1);
  const setActive = (index: number) => setMoved({list, text, index});

  const onKey = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    if (count === 0 || altKey || shiftKey) return;
    if (key === 'Enter') {
      event.preventDefault();
      const option = findOption(active);
      if (option instanceof HTMLAnchorElement) window.open(option.href, '_blank', 'noopener');
      else option?.click();
    }
    const target = findTarget(key, active, count);
    if (target === undefined || ctrlKey || metaKey) return;
    const isEditing = !isMoved && (key === 'Home' || key === 'End');
    if (isEditing && !isAtEdge(key, event.target as HTMLInputElement)) return;
    event.preventDefault();
    setActive(target);
    const option = findOption(target);
    // Also shows the heading above the first option.
    if (target === 0) option?.closest('[role=listbox]')?.scrollTo({top: 0});
    option?.scrollIntoView({block: 'nearest'});
  };
  return {active, activeId: active < 0 ? undefined : optionId(active), setActive, onKey};
}

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

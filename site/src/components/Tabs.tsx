import {
  sanitizeTabsChildren,
  useScrollPositionBlocker,
  useTabs,
  type TabItemProps,
  type TabsProps,
} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import {useEffect, useId, useRef, type FunctionComponent} from 'react';
import {moveFocus} from './page-frame/moveFocus';
import styles from './Tabs.module.css';

/**
 * Tab panels, one of which is visible. All tabs of a group share the reader's choice, which the browser remembers, and
 * the URL names it, so that a shared link shows the same tab: `?os=macos`. The theme's tabs and panels don't reference
 * each other, its panels can't be reached without scripts or by find-in-page, and it renders all panels again after
 * hydration.
 */
export function Tabs({children, groupId}: Pick<TabsProps, 'children' | 'groupId'>) {
  const panels = sanitizeTabsChildren(children).map(({props}) => props);
  const {selectedValue, selectValue} = useTabs({children, groupId, queryString: groupId});
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  // After each render, because React writes `hidden` as a boolean. Browsers without `until-found` search only the
  // visible panel.
  useEffect(() => {
    const {current} = container;
    for (const panel of current!.querySelectorAll(':scope > [hidden]')) panel.setAttribute('hidden', 'until-found');
    const onFound = ({target}: Event) => {
      // Tabs inside a panel handle their own event, which bubbles.
      const found = panels[[...current!.children].indexOf(target as Element)];
      if (found) selectValue(found.value);
    };
    current!.addEventListener('beforematch', onFound);
    return () => current!.removeEventListener('beforematch', onFound);
  });

  return (
    <div className={styles.tabs}>
      <div role="tablist" data-group={groupId} className={clsx('tabs al-screen-only', styles.list)}>
        {panels.map(({value, label}, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            data-value={value}
            aria-selected={value === selectedValue}
            tabIndex={value === selectedValue ? 0 : -1}
            className={clsx('tabs__item', value === selectedValue && 'tabs__item--active', styles.tab)}
            onClick={({currentTarget}) => {
              blockElementScrollPositionUntilNextRender(currentTarget);
              selectValue(value);
            }}
            onKeyDown={(event) => moveFocus(event, '[role=tab]', ['ArrowLeft', 'ArrowRight'])}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      <div ref={container}>
        {panels.map(({value, label, children: content}, index) => (
          <div
            key={value}
            role="tabpanel"
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
            data-label={label ?? value}
            hidden={value !== selectedValue}
            className={styles.panel}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}

/** A panel. `Tabs` reads its properties and shows it. */
export const TabItem: FunctionComponent<TabItemProps> = () => null;

import {useScrollPositionBlocker} from '@docusaurus/theme-common/internal';
import {moveFocus} from '@site/src/components/page-frame/useDisclosure';
import {useId, useRef, type ReactNode} from 'react';
import styles from './Tabs.module.css';
import {useFindInPage, useTabs} from './useTabs';

export interface TabsProps {
  /** Name of a group of tabs that share a selection, which the browser remembers. Letters, digits, hyphens. */
  readonly groupId?: string;
  /** The panels: `TabItem`s. */
  readonly children: ReactNode;
}

/**
 * Tab panels, one of which is visible. The theme's tabs and panels don't reference each other, its panels can't be
 * reached without scripts, and it renders all panels again after hydration.
 */
export default function Tabs({children, groupId}: TabsProps): ReactNode {
  const {panels, selected, select} = useTabs(children, groupId);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  useFindInPage(container, (index) => select(panels[index]!.value));

  const choose = (value: string, tab: HTMLElement) => {
    if (value === selected) return;
    blockElementScrollPositionUntilNextRender(tab);
    select(value);
  };

  return (
    <div className={styles.tabs}>
      <div role="tablist" data-group={groupId} className={styles.list}>
        {panels.map(({value, label}, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            data-value={value}
            aria-selected={value === selected}
            tabIndex={value === selected ? 0 : -1}
            className={styles.tab}
            onClick={(event) => choose(value, event.currentTarget)}
            onKeyDown={(event) => moveFocus(event, '[role=tab]', ['ArrowLeft', 'ArrowRight'])}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      <div ref={container} className={styles.panels}>
        {panels.map(({value, label, children: content}, index) => (
          <div
            key={value}
            role="tabpanel"
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
            data-label={label ?? value}
            hidden={value !== selected}
            className={styles.panel}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}

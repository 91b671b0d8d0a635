// Why: upstream's tabs and panels do not name each other, without scripts all but one panel are out of reach, and all
// panels are made a second time when React has taken over.
import {useScrollPositionBlocker} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {useId, useRef, type KeyboardEvent, type ReactNode} from 'react';
import styles from './styles.module.css';
import {useTabs} from './useTabs';

const steps: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowRight: 1};

/** Panels of which one shows. */
export default function Tabs({children, groupId, block, className}: Props): ReactNode {
  const {panels, selected, select} = useTabs(children, groupId);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);

  const choose = (value: string, tab: HTMLElement) => {
    if (value === selected) return;
    blockElementScrollPositionUntilNextRender(tab);
    select(value);
  };
  const moveFocus = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key];
    if (!step) return;
    const tabs = listRef.current?.querySelectorAll<HTMLElement>('[role=tab]');
    tabs?.[(index + step + panels.length) % panels.length]?.focus();
  };

  return (
    <div className="tabs-container">
      <div
        ref={listRef}
        role="tablist"
        data-group={groupId}
        className={clsx('tabs', {'tabs--block': block}, className)}
      >
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
            className={clsx('tabs__item', styles.tab, {'tabs__item--active': value === selected})}
            onClick={(event) => choose(value, event.currentTarget)}
            onKeyDown={(event) => moveFocus(event, index)}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      <div className="margin-top--md">
        {panels.map(({value, children: content}, index) => (
          <div
            key={value}
            role="tabpanel"
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
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

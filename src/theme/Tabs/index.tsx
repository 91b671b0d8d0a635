// Why: upstream's tabs and panels do not name each other, and without scripts all but one panel are out of reach.
import {sanitizeTabsChildren, useScrollPositionBlocker, useTabs} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {Children, isValidElement, useId, useRef, type KeyboardEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

interface PanelProps {
  readonly value: string;
  readonly children: ReactNode;
}

const steps: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowRight: 1};

function TabsAfterStart(props: Props): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs(props);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);

  const choose = (value: string, tab: HTMLElement) => {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };
  const moveFocus = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key];
    if (!step) return;
    const tabs = listRef.current?.querySelectorAll<HTMLElement>('[role=tab]');
    tabs?.[(index + step + tabValues.length) % tabValues.length]?.focus();
  };

  return (
    <div className="tabs-container">
      <div ref={listRef} role="tablist" className={clsx('tabs', {'tabs--block': props.block}, props.className)}>
        {tabValues.map(({value, label}, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={value === selectedValue}
            tabIndex={value === selectedValue ? 0 : -1}
            className={clsx('tabs__item', styles.tab, {'tabs__item--active': value === selectedValue})}
            onClick={(event) => choose(value, event.currentTarget)}
            onKeyDown={(event) => moveFocus(event, index)}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      <div className="margin-top--md">
        {Children.toArray(props.children).map((child, index) =>
          isValidElement<PanelProps>(child) ? (
            <div
              key={child.props.value}
              role="tabpanel"
              id={`${id}panel${index}`}
              aria-labelledby={`${id}tab${index}`}
              hidden={child.props.value !== selectedValue}
              className={styles.panel}
            >
              {child.props.children}
            </div>
          ) : null,
        )}
      </div>
    </div>
  );
}

/** Panels of which one shows. The choice is shared by all tabs of a group, and remembered. */
export default function Tabs(props: Props): ReactNode {
  // Upstream too mounts the tabs anew in the browser, where the remembered choice is known.
  const isBrowser = useIsBrowser();
  return (
    <TabsAfterStart key={String(isBrowser)} {...props}>
      {sanitizeTabsChildren(props.children)}
    </TabsAfterStart>
  );
}

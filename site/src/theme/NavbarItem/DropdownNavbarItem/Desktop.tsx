// Why: upstream's menu is a link with the role of a button, opens only on hover, and ignores Escape and the space bar.
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from '@site/src/components/page-frame/NavMenu.module.css';
import useDisclosure from '@site/src/components/page-frame/useDisclosure';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';

/** A button of the navbar with the list that it opens. */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  children,
  'aria-label': name,
}: Props): ReactNode {
  const {open, toggle, close, rootRef, buttonRef, onKeyDown} = useDisclosure();
  const listId = useId();
  const isBrowser = useIsBrowser();
  return (
    // The handler serves the keys of the focusable elements inside; the element itself isn't focusable.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={rootRef}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--right': position === 'right',
        'dropdown--show': open,
      })}
      onKeyDown={onKeyDown}
    >
      <button
        ref={buttonRef}
        type="button"
        className={clsx('navbar__link', styles.button, className)}
        aria-label={name}
        aria-expanded={open}
        aria-controls={listId}
        onClick={toggle}
      >
        {children ?? label}
      </button>
      <ul id={listId} className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            // Version and language links contain the query and hash, which hydration doesn't add to the built HTML.
            key={`${index} ${isBrowser}`}
            onClick={(event) => {
              item.onClick?.(event);
              close();
            }}
          />
        ))}
      </ul>
    </div>
  );
}

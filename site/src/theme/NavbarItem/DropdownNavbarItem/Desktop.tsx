// Why: upstream's menu is a link with the role of a button, opens only on hover, and ignores Escape and the space bar.
import useIsBrowser from '@docusaurus/useIsBrowser';
import {moveFocus} from '@site/src/components/page-frame/moveFocus';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import {useEffect, useId, useRef, useState, type KeyboardEvent} from 'react';

/** Pixels to scroll before the navbar is out of view. A change of focus scrolls less. */
const navbarHeight = 60;

/**
 * A button of the navbar with the list that it opens. The list closes on Escape, on a click or tap outside, when the
 * focus leaves, and when the page scrolls, because that may hide the navbar.
 */
export default function DropdownNavbarItemDesktop({items, position, className, label, ...props}: Props) {
  const [open, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const isBrowser = useIsBrowser();

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = ({target}: Event) => {
      if (target instanceof Node && !rootRef.current?.contains(target)) setOpen(false);
    };
    const opened = window.scrollY;
    const closeWithNavbar = () => Math.abs(window.scrollY - opened) > navbarHeight && setOpen(false);
    const listening = new AbortController();
    document.addEventListener('scroll', closeWithNavbar, listening);
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, closeOutside, listening);
    return () => listening.abort();
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    moveFocus(event, 'button, a', ['ArrowUp', 'ArrowDown']);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setOpen(false);
    buttonRef.current?.focus();
  };

  return (
    // The handler serves the keys of the focusable elements inside; the element itself isn't focusable.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={rootRef}
      className={clsx('navbar__item', 'dropdown', {'dropdown--right': position === 'right', 'dropdown--show': open})}
      onKeyDown={onKeyDown}
    >
      <button
        ref={buttonRef}
        type="button"
        className={clsx('clean-btn navbar__link', className)}
        aria-label={props['aria-label']}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {label}
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
              setOpen(false);
            }}
          />
        ))}
      </ul>
    </div>
  );
}

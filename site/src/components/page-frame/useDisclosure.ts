import {useEffect, useRef, useState, type KeyboardEvent} from 'react';

/**
 * Moves the focus among the elements of a menu or a tab list, as in the ARIA Authoring Practices: two keys go to the
 * previous and next element, and Home and End to the first and last.
 * @param selector elements below the focused element's list, in order
 * @param step the keys for the previous and the next element
 */
export function moveFocus(event: KeyboardEvent, selector: string, [previous, next]: readonly [string, string]): void {
  const root = (event.target as Element).closest('[role=tablist], .dropdown') ?? document;
  const elements = [...root.querySelectorAll<HTMLElement>(selector)];
  const index = elements.indexOf(document.activeElement as HTMLElement);
  const targets: Readonly<Record<string, number>> = {
    [previous]: index - 1,
    [next]: (index + 1) % elements.length,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  elements.at(target)?.focus();
}

/** Pixels to scroll before the navbar is out of view. A change of focus scrolls less. */
const navbarHeight = 60;

/**
 * A button that opens a list. The list closes on Escape, on a click or tap outside, when the focus leaves, and when the
 * page scrolls, because that may hide the navbar.
 *
 * @returns its state, and refs for the element around both and for the button, which gets the focus back on Escape;
 * `onKeyDown` of the element closes the list and moves the focus in it
 */
export default function useDisclosure() {
  const [open, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

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

  return {open, toggle: () => setOpen(!open), close: () => setOpen(false), rootRef, buttonRef, onKeyDown};
}

import {translate} from '@docusaurus/Translate';
import {useLocationChange, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useEffect} from 'react';

/** Elements that the open menu covers. */
const background = '#__docusaurus > :not(nav), .navbar__inner';

/** The browser would move the page so that the focused element, which is in the navbar, isn't at its edge. */
const withoutScrolling = {preventScroll: true};

/**
 * Makes the menu of a narrow window behave like a modal dialog: it gets the focus, the page behind it is inert, and
 * Escape closes it and returns the focus to its button. It also closes after any navigation to another page.
 */
export default function MobileMenu(): null {
  const {shown, toggle} = useNavbarMobileSidebar();
  useLocationChange(({location, previousLocation}) => {
    if (shown && location.pathname !== previousLocation?.pathname) toggle();
  });

  useEffect(() => {
    if (!shown) return undefined;
    const menu = document.querySelector<HTMLElement>('.navbar-sidebar');
    const setInert = (inert: boolean) => {
      for (const element of document.querySelectorAll<HTMLElement>(background)) element.inert = inert;
    };
    const onKey = ({key}: KeyboardEvent) => {
      // A dialog above the menu closes first.
      if (key === 'Escape' && !document.querySelector('dialog:modal')) toggle();
    };
    // The button that returns to the main menu becomes inert.
    const onClick = ({target}: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('.navbar-sidebar__back')) return;
      requestAnimationFrame(() =>
        menu?.querySelector<HTMLElement>('.navbar-sidebar__item:not([inert]) :is(a, button)')?.focus(withoutScrolling),
      );
    };
    const path = window.location.pathname;
    setInert(true);
    if (menu) {
      menu.role = 'dialog';
      menu.ariaModal = 'true';
      menu.ariaLabel = translate({message: 'Menu'});
    }
    menu?.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus(withoutScrolling);
    const listening = new AbortController();
    menu?.addEventListener('click', onClick, listening);
    document.addEventListener('keydown', onKey, listening);
    return () => {
      listening.abort();
      setInert(false);
      // After a navigation, the new page sets the focus.
      if (path === window.location.pathname)
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus(withoutScrolling);
    };
  }, [shown, toggle]);
  return null;
}

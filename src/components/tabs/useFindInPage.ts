import {useEffect, type RefObject} from 'react';

/**
 * Makes hidden panels searchable, and shows the panel with a match, also for links to text fragments. Browsers that
 * don't support `until-found` search only the visible panel.
 * @param container parent of the panels
 * @param show shows the panel with an index
 */
export function useFindInPage(container: RefObject<HTMLElement | null>, show: (index: number) => void): void {
  // After each render, because React writes `hidden` as a boolean.
  useEffect(() => {
    const panels = container.current!;
    for (const panel of panels.querySelectorAll(':scope > [hidden]')) panel.setAttribute('hidden', 'until-found');
    const onFound = ({target}: Event) => {
      // Tabs inside a panel handle their own event, which bubbles.
      const index = [...panels.children].indexOf(target as Element);
      if (index >= 0) show(index);
    };
    panels.addEventListener('beforematch', onFound);
    return () => panels.removeEventListener('beforematch', onFound);
  });
}

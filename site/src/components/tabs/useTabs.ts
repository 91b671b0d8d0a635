import {useStorageSlot} from '@docusaurus/theme-common';
import {Children, isValidElement, useEffect, useState, type ReactElement, type ReactNode, type RefObject} from 'react';

/** Props of a `TabItem`. `packages/content/src/checks/elements.ts` checks them on pages. */
export interface Panel {
  readonly value: string;
  readonly label?: string;
  readonly children: ReactNode;
}

interface Tabs {
  readonly panels: readonly Panel[];
  readonly selected: string | undefined;
  readonly select: (value: string) => void;
}

/**
 * The panels and the selected one, by default the first. All tabs of a group share the reader's choice, which the
 * browser remembers, and the URL names it, so that a shared link shows the same tab: `?os=macos`.
 * @param groupId name of the group, which is part of a storage key and the parameter of the URL
 */
export function useTabs(children: ReactNode, groupId: string | undefined): Tabs {
  const panels = Children.toArray(children)
    .filter((child): child is ReactElement<Panel> => isValidElement(child))
    .map(({props}) => props);
  const [stored, slot] = useStorageSlot(groupId ? `docusaurus.tab.${groupId}` : null);
  const [chosen, setChosen] = useState(panels[0]?.value);
  // Not while rendering, because the HTML of the page has the first panel.
  useEffect(() => {
    const linked = groupId && new URLSearchParams(window.location.search).get(groupId);
    if (linked && panels.some(({value}) => value === linked)) slot.set(linked);
  }, [groupId]);
  return {
    panels,
    selected: panels.find(({value}) => value === stored)?.value ?? chosen,
    select(value) {
      setChosen(value);
      slot.set(value);
      if (!groupId) return;
      const url = new URL(window.location.href);
      url.searchParams.set(groupId, value);
      // The router would reveal the target of the hash again, which may be in another panel.
      window.history.replaceState(window.history.state, '', url);
    },
  };
}

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

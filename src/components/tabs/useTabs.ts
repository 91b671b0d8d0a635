import {useStorageSlot} from '@docusaurus/theme-common';
import {Children, isValidElement, useState, type ReactElement, type ReactNode} from 'react';

/** Props of a `TabItem`. `markdown/checks/checkTabs.ts` checks them on pages. */
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
 * browser remembers.
 * @param groupId name of the group, which is part of a storage key
 */
export function useTabs(children: ReactNode, groupId: string | undefined): Tabs {
  const panels = Children.toArray(children)
    .filter((child): child is ReactElement<Panel> => isValidElement(child))
    .map(({props}) => props);
  const [stored, slot] = useStorageSlot(groupId ? `docusaurus.tab.${groupId}` : null);
  const [chosen, setChosen] = useState(panels[0]?.value);
  return {
    panels,
    selected: panels.find(({value}) => value === stored)?.value ?? chosen,
    select(value) {
      setChosen(value);
      slot.set(value);
    },
  };
}

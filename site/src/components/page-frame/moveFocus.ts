import type {KeyboardEvent} from 'react';

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

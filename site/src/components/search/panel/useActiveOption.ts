import {useState, type KeyboardEvent} from 'react';

export const optionId = (index: number): string => `al-search-option-${index}`;
const findOption = (index: number) => document.getElementById(optionId(index));

interface ActiveOption {
  /** Index of the active option; -1 if there are no options. */
  readonly active: number;
  readonly activeId?: string;
  readonly setActive: (index: number) => void;
  /** Handles arrow keys, Home and End, and Ctrl+Enter or Cmd+Enter, which opens a new tab. */
  readonly onKey: (event: KeyboardEvent) => void;
}

/** True if Home or End can't move the field's cursor any further. */
function isAtEdge(key: string, {selectionStart, selectionEnd, value}: HTMLInputElement): boolean {
  return key === 'Home' ? selectionEnd === 0 : selectionStart === value.length;
}

/** The option that a key leads to; undefined for keys that edit the text. */
function findTarget(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (Math.max(active, 0) + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * The active option of a combobox, whose field keeps the focus.
 * @param list identifies the options; a different list makes the initial option active
 * @param initial index of the option that is active at first
 * @param text text of the field; after an edit, Home and End move the cursor again, even while the old options remain
 */
export function useActiveOption(list: unknown, initial: number, text: string, count: number): ActiveOption {
  const [moved, setMoved] = useState<{list: unknown; text: string; index: number}>();
  const isMoved = moved?.list === list && moved?.text === text;
  const active = Math.min(isMoved ? moved.index : initial, count - 1);
  const setActive = (index: number) => setMoved({list, text, index});

  const onKey = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    if (count === 0 || altKey || shiftKey) return;
    if (key === 'Enter') {
      event.preventDefault();
      const option = findOption(active);
      if (option instanceof HTMLAnchorElement) window.open(option.href, '_blank', 'noopener');
      else option?.click();
    }
    const target = findTarget(key, active, count);
    if (target === undefined || ctrlKey || metaKey) return;
    const isEditing = !isMoved && (key === 'Home' || key === 'End');
    if (isEditing && !isAtEdge(key, event.target as HTMLInputElement)) return;
    event.preventDefault();
    setActive(target);
    const option = findOption(target);
    // Also shows the heading above the first option.
    if (target === 0) option?.closest('[role=listbox]')?.scrollTo({top: 0});
    option?.scrollIntoView({block: 'nearest'});
  };
  return {active, activeId: active < 0 ? undefined : optionId(active), setActive, onKey};
}

const isField = (element: Element | null): boolean =>
  element instanceof HTMLElement && (element.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName));

/** True if keys without Ctrl or Cmd are shortcuts: outside text fields, unless the reader has turned them off. */
export const hasSingleKeys = (): boolean =>
  !document.documentElement.dataset.singleKeys && !isField(document.activeElement);

/** True for the keys that open search: Ctrl+K or Cmd+K anywhere, and the single key "/". */
export function isSearchShortcut({key, metaKey, ctrlKey, altKey, shiftKey}: KeyboardEvent): boolean {
  if (altKey) return false;
  if (metaKey || ctrlKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && hasSingleKeys();
}

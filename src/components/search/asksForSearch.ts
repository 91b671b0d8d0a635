/** True for text fields, to which keys belong. */
export const isField = (element: Element | null): boolean =>
  element instanceof HTMLElement && (element.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName));

/** True for the keys that open search: Ctrl+K or Cmd+K anywhere, "/" outside text fields. */
export function asksForSearch({key, metaKey, ctrlKey, altKey, shiftKey}: KeyboardEvent): boolean {
  if (altKey) return false;
  if (metaKey || ctrlKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !isField(document.activeElement);
}

const isField = (element: Element | null): boolean =>
  element instanceof HTMLElement && (element.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName));

/** True if keys without Ctrl or Cmd are shortcuts: outside text fields, unless the reader has turned them off. */
export function hasSingleKeys(): boolean {
  const {activeElement: element, documentElement} = document;
  // The editors are in shadow trees.
  return !documentElement.dataset.singleKeys && !isField(element?.shadowRoot?.activeElement ?? element);
}

/** Whether a key is "k" or "/", or has its position on a keyboard without Latin letters. */
const isKey = (name: 'k' | '/', {key, code}: KeyboardEvent): boolean =>
  key.toLowerCase() === name || (code === (name === 'k' ? 'KeyK' : 'Slash') && /[^\0-\u024f]/.test(key));

/** True for the keys that open search: Ctrl+K or Cmd+K anywhere, and the single key "/". */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const {metaKey, ctrlKey, altKey, shiftKey} = event;
  if (altKey) return false;
  if (metaKey || ctrlKey) return isKey('k', event) && !shiftKey;
  return isKey('/', event) && hasSingleKeys();
}

/**
 * True for a key of an input method. Safari sends the Enter that confirms a conversion after the composition has ended,
 * with the key code 229.
 */
export const isOfInputMethod = ({isComposing, keyCode}: KeyboardEvent): boolean => isComposing || keyCode === 229;

type Modifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** True for a click that opens a new tab or a window. */
export const hasModifier = ({metaKey, ctrlKey, shiftKey, altKey}: Modifiers): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

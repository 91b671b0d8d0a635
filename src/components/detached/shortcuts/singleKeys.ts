/** Read by `plugins/pre-hydration/replayInput.js`, which sets the attribute again on the next page. */
const storageKey = 'aloft.single-keys';
/** A literal, so that purge-css finds it. Other files read it as `dataset.singleKeys`. */
const attribute = 'data-single-keys';

/** Whether keys without Ctrl or Cmd are shortcuts. `search/isSearchShortcut.ts` reads the same attribute. */
export const areSingleKeysOn = (): boolean => !document.documentElement.hasAttribute(attribute);

/** Turns the single-key shortcuts on or off, as WCAG 2.1.4 requires. The browser remembers it. */
export function setSingleKeys(isOn: boolean): void {
  const root = document.documentElement;
  if (isOn) root.removeAttribute(attribute);
  else root.setAttribute(attribute, 'off');
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Storage is blocked or full, so the choice applies only to this page.
  }
}

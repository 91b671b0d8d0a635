/** Key in `sessionStorage`. */
const key = 'al-manifest-1';

/** The last text that was edited in this tab; undefined if there is none or storage is unavailable. */
export function readDraft(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Does nothing if storage is full or blocked. The draft then lasts until the reader leaves the page. */
export function saveDraft(text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The workbench works without storage.
  }
}

/** Key in `sessionStorage`. */
const key = 'al-manifest-1';

/** The text that this tab edited last. Undefined without one, and without storage. */
export function readDraft(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Does nothing where storage is full or blocked: the draft then lasts until the page is left. */
export function saveDraft(text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The workbench works without it.
  }
}

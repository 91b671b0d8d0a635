/** The field that `plugins/page-scripts/showSearchEarly.js` shows until the dialog is there. */
interface EarlySearch extends HTMLElement {
  /** What had the focus before. */
  readonly focusedBefore: HTMLElement;
}

declare global {
  interface Window {
    /** Missing under `npm start`. */
    showSearchEarly?: (query: string) => void;
  }
}

const find = () => document.querySelector<EarlySearch>('.early-search');

/**
 * Shows a field at once that takes what the reader types, unless a dialog is there.
 * @returns whether the reader still waits for the dialog
 */
export function showEarlySearch(query: string): () => boolean {
  if (document.querySelector('.DocSearch-Container, .early-search') === null) window.showSearchEarly?.(query);
  const early = find();
  return () => early === null || early.isConnected;
}

/** What stands in the field, or the query that the dialog was asked for with where there is none. */
export const readEarlySearch = (query: string): string => find()?.querySelector('input')?.value ?? query;

/** Where the focus goes back to when search is closed. */
export const findFocusBefore = (): HTMLElement | null =>
  find()?.focusedBefore ?? (document.activeElement as HTMLElement | null);

/** Takes the field away, when the dialog has what was typed. */
export const removeEarlySearch = (): void => find()?.remove();

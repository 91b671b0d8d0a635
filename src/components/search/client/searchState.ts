/** What the reader is told beside the results. */
export interface SearchState {
  /** The search server failed, and the site's own index answered. */
  readonly isFallback: boolean;
  /** Why nothing could be fetched: no network, or the development server is still preparing the index. */
  readonly failure?: 'network' | 'preparing';
  /** Set when the last query found nothing. */
  readonly nothingFor?: string;
  readonly didYouMean?: string;
}

const initial: SearchState = {isFallback: false};
let state = initial;
const listeners = new Set<() => void>();

/** The state that the dialog and the search page show; one for the whole site. */
export const searchState = {
  get: (): SearchState => state,
  getInitial: (): SearchState => initial,
  set(next: SearchState): void {
    state = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

import type SearchDialog from './dialog';
import type {openSearchClient, SearchClientOptions} from './client/openSearchClient';

interface DialogModule {
  readonly default: typeof SearchDialog;
  readonly openSearchClient: typeof openSearchClient;
}

let loading: Promise<DialogModule> | undefined;

/** Loads the dialog once. Where its file cannot be had, the search page takes over: it says what is wrong. */
export function loadSearchDialog(): Promise<DialogModule> {
  loading ??= import('./dialog').catch((error: Error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Loads the dialog and the core of the index before they are asked for. */
export function prepareSearch(options: SearchClientOptions): void {
  loadSearchDialog().then(
    ({openSearchClient}) => openSearchClient(options).warm(),
    () => console.warn('The search dialog could not be loaded.'),
  );
}

import type SearchDialog from './dialog';
import type {openSearchClient, SearchClientOptions} from './client/openSearchClient';

interface DialogModule {
  readonly default: typeof SearchDialog;
  readonly openSearchClient: typeof openSearchClient;
}

/**
 * A promise that answers within the call once its value is there. React shows a lazy component at once whose promise
 * does so, and keeps any other one back for 300 ms.
 */
function answerAtOnce(module: DialogModule): Promise<DialogModule> {
  const promise = Promise.resolve(module);
  return Object.assign(promise, {
    then: (resolve: (module: DialogModule) => unknown) => {
      resolve(module);
      return promise;
    },
  });
}

let loading: Promise<DialogModule> | undefined;

/** Loads the dialog once. Where its file cannot be had, the next call tries again. */
export function loadSearchDialog(): Promise<DialogModule> {
  loading ??= import('./dialog').then(
    (module) => {
      loading = answerAtOnce(module);
      return module;
    },
    (error: Error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Loads the dialog and the core of the index before they are asked for. */
export function prepareSearch(options: SearchClientOptions): void {
  loadSearchDialog().then(
    ({openSearchClient}) => openSearchClient(options).warm(),
    () => console.warn('The search dialog could not be loaded.'),
  );
}

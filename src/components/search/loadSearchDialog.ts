import type SearchDialog from './dialog';
import {startWorker} from './embedded/startWorker';

interface DialogModule {
  readonly default: typeof SearchDialog;
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

/** Loads the dialog and starts its engine, once. Where its file cannot be had, the next call tries again. */
export function loadSearchDialog(): Promise<DialogModule> {
  if (loading === undefined) {
    loading = import('./dialog').then(
      (module) => {
        loading = answerAtOnce(module);
        return module;
      },
      (error: Error) => {
        loading = undefined;
        throw error;
      },
    );
    startWorker();
  }
  return loading;
}

/** Loads all that before it is asked for. */
export function prepareSearch(): void {
  loadSearchDialog().catch(() => console.warn('The search dialog could not be loaded.'));
}

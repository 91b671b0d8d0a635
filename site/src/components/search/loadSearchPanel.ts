import type {SearchClientOptions} from '@aloft/search/client';
import type * as panel from './panel/SearchPanel';

let loading: Promise<typeof panel> | undefined;

/** Loads the results panel of the dialog, and starts loading the index. After a failure, the next call tries again. */
export function loadSearchPanel(options: SearchClientOptions): Promise<typeof panel> {
  loading ??= import(/* webpackChunkName: "search_panel" */ './panel/SearchPanel').then(
    (module) => {
      module.openSearchClient(options).warm();
      return module;
    },
    (error: Error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

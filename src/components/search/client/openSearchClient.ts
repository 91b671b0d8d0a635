import {indexDirectory} from '@site/platform/search/indexFormat';
import {createWorkerEngine, workerError} from '../embedded/createWorkerEngine';
import type {HostedSearch} from '../hosted/HostedSearch';
import {createSearchChain} from './createSearchChain';
import {keepNewest} from './keepNewest';
import type {SearchEngine} from './types';

/** The site's search engine. */
export interface SearchClient extends SearchEngine {
  /** Preloads the index for the first query. */
  readonly warm: () => void;
}

export interface SearchClientOptions {
  /** Base URL of the site, with a trailing slash. */
  readonly baseUrl: string;
  readonly hosted?: HostedSearch;
}

/** Creates the engine on demand, and again for a query whose worker failed. */
function retryable(create: () => ReturnType<typeof createWorkerEngine>): ReturnType<typeof createWorkerEngine> {
  let engine: ReturnType<typeof createWorkerEngine> | undefined;
  const attempt = async <T>(run: (engine: ReturnType<typeof createWorkerEngine>) => Promise<T>): Promise<T> => {
    const current = (engine ??= create());
    try {
      return await run(current);
    } catch (error) {
      if ((error as Error).name === workerError && engine === current) engine = undefined;
      throw error;
    }
  };
  const twice: typeof attempt = (run) =>
    attempt(run).catch((error: Error) => {
      if (error.name !== workerError) throw error;
      return attempt(run);
    });
  return {warm: () => attempt((ready) => ready.warm()), search: (query) => twice((ready) => ready.search(query))};
}

function lazily(hosted: HostedSearch): SearchEngine {
  let loading: Promise<SearchEngine> | undefined;
  const load = () =>
    import('../hosted/createHostedEngine').then(
      (module) => module.createHostedEngine(hosted),
      (error: Error) => {
        loading = undefined;
        throw error;
      },
    );
  return {search: async (query) => (await (loading ??= load())).search(query)};
}

let client: SearchClient | undefined;

/** The search client of this page. It's created once, because its options don't change while the page is open. */
export function openSearchClient({baseUrl, hosted}: SearchClientOptions): SearchClient {
  if (client !== undefined) return client;
  const embedded = retryable(() =>
    createWorkerEngine(new URL(`${baseUrl}${indexDirectory}/`, window.location.href).href),
  );
  let warming: Promise<void> | undefined;
  const warm = (): Promise<void> =>
    (warming ??= embedded.warm().catch((error: Error) => {
      warming = undefined;
      // Rejects queries after a timeout, because the reader has waited long enough. Other failures are retried.
      if (error.name === 'TimeoutError') throw error;
    }));
  // A hosted engine doesn't need a warm-up.
  const chain =
    hosted === undefined
      ? keepNewest(createSearchChain(embedded), warm)
      : keepNewest(createSearchChain(embedded, lazily(hosted)));

  client = {search: chain.search, warm: () => void warm().catch(() => undefined)};
  return client;
}

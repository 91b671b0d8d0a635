import {createSearchChain, keepNewest} from './chain';
import {createHostedEngine, type HostedSearch} from './hosted';
import {indexDirectory, preparingError, type SearchEngine} from './types';
import type {EngineRequests} from './worker';
import {createWorkerClient, type WorkerClient} from './workerClient';

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

interface OpenWorker {
  readonly client: WorkerClient<EngineRequests>;
  readonly opening: Promise<void>;
}

/**
 * The embedded engine in a worker, so that typing stays smooth. All retries are here: after any failure, a new worker
 * loads the index again, because the worker may have crashed and the site may have been deployed again.
 */
function createEmbedded(base: string): SearchEngine & {readonly warm: () => Promise<void>} {
  let current: OpenWorker | undefined;
  let isRetry = false;
  const start = (): OpenWorker => {
    const client = createWorkerClient<EngineRequests>(new Worker(new URL('./worker.ts', import.meta.url)));
    const opening = client.ask('open', {base, isRetry});
    opening.catch(() => undefined);
    return {client, opening};
  };
  const attempt = async <T>(use: (worker: OpenWorker) => Promise<T>): Promise<T> => {
    const worker = (current ??= start());
    try {
      const result = await use(worker);
      isRetry = false;
      return result;
    } catch (error) {
      isRetry = true;
      worker.client.close();
      if (current === worker) current = undefined;
      throw error;
    }
  };
  return {
    warm: () => attempt(({opening}) => opening),
    search: (query) => {
      const search = async ({client, opening}: OpenWorker) => {
        await opening;
        return client.ask('search', query);
      };
      return attempt(search).catch((error: Error) => {
        // After a timeout, the reader has waited long enough.
        if (error.name === 'TimeoutError' || error.name === preparingError) throw error;
        return attempt(search);
      });
    },
  };
}

let client: SearchClient | undefined;

/** The search client of this page. It's created once, because its options don't change while the page is open. */
export function openSearchClient({baseUrl, hosted}: SearchClientOptions): SearchClient {
  if (client !== undefined) return client;
  const embedded = createEmbedded(new URL(`${baseUrl}${indexDirectory}/`, window.location.href).href);
  let warming: Promise<void> | undefined;
  const warm = () =>
    (warming ??= embedded.warm().catch((error: Error) => {
      warming = undefined;
      // Queries retry other failures.
      if (error.name === 'TimeoutError') throw error;
    }));
  // A hosted engine doesn't need a warm-up.
  const chain =
    hosted === undefined
      ? keepNewest(embedded, warm)
      : keepNewest(createSearchChain(embedded, createHostedEngine(hosted)));
  client = {search: chain.search, warm: () => void warm().catch(() => undefined)};
  return client;
}

import {createHostedEngine, type HostedSearch} from './hosted';
import {indexDirectory, type SearchEngine} from './types';
import type {EngineRequests} from './worker';
import {createWorkerClient} from './workerClient';

/** The site's search engine. */
export interface SearchClient extends SearchEngine {
  /** Preloads the index for the first query. */
  readonly warm: () => void;
}

/** Milliseconds after a failure in which the hosted engine isn't queried. */
const cooldown = 30_000;

/** Queries the hosted engine, and the embedded engine if that fails. Rejects only when both fail. */
export function createSearchChain(embedded: SearchEngine, hosted: SearchEngine): SearchEngine {
  let pausedUntil = -Infinity;
  return {
    search: async (query, signal) => {
      if (performance.now() >= pausedUntil)
        try {
          return await hosted.search(query);
        } catch (error) {
          const {message} = error as Error;
          // Queries that were sent before the first failure fail, too.
          if (performance.now() >= pausedUntil)
            console.warn(`The search server failed (${message}). The site's own index is used instead.`);
          pausedUntil = performance.now() + cooldown;
        }
      return embedded.search(query, signal);
    },
  };
}

/**
 * The embedded engine in a worker, so that typing stays smooth. All retries are here: after any failure, a new worker
 * loads the index again, because the worker may have crashed and the site may have been deployed again.
 */
function createEmbedded(base: string): SearchClient {
  const start = (isRetry: boolean) => {
    const client = createWorkerClient<EngineRequests>(new Worker(new URL('./worker.ts', import.meta.url)));
    return {client, opening: client.ask('open', {base, isRetry})};
  };
  type Started = ReturnType<typeof start>;
  let current: Started | undefined;
  const attempt = async <T>(use: (client: Started['client']) => T, isRetry = false): Promise<Awaited<T>> => {
    const worker = (current ??= start(isRetry));
    try {
      await worker.opening;
      return await use(worker.client);
    } catch (error) {
      worker.client.close();
      if (current === worker) current = undefined;
      if (isRetry || (error as Error).name === 'TimeoutError') throw error;
      return attempt(use, true);
    }
  };
  const open = () => attempt(() => undefined);
  return {
    search: async (query, signal) => {
      await open();
      signal?.throwIfAborted();
      return attempt((client) => client.ask('search', query));
    },
    warm: () => void open().catch(() => undefined),
  };
}

let client: SearchClient | undefined;

/**
 * The search client of this page. It's created once, because its options don't change while the page is open.
 * @param baseUrl of the site, with a trailing slash
 */
export function openSearchClient(baseUrl: string, hosted: HostedSearch | undefined): SearchClient {
  if (client !== undefined) return client;
  const embedded = createEmbedded(new URL(`${baseUrl}${indexDirectory}/`, window.location.href).href);
  client = hosted ? {...embedded, ...createSearchChain(embedded, createHostedEngine(hosted))} : embedded;
  return client;
}

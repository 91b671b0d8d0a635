import {createHostedEngine, type HostedSearch} from './hosted';
import {indexDirectory, type SearchEngine} from './types';
import type {EngineRequests} from './worker';
import {createWorkerClient} from './workerClient';

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
 * The embedded engine in a worker, so that typing stays smooth. It loads the index at once. All retries are here: after
 * any failure, a new worker loads it again, because the worker may have crashed and the site may have been deployed again.
 */
function createEmbedded(base: string): SearchEngine {
  const start = (isRetry: boolean) => {
    const {ask, close} = createWorkerClient<EngineRequests>(new Worker(new URL('./worker.ts', import.meta.url)));
    return {ask, close, opening: ask('open', {base, isRetry})};
  };
  type Started = ReturnType<typeof start>;
  let current: Started | undefined;
  const attempt = async <T>(use: (worker: Started) => T, isRetry = false): Promise<Awaited<T>> => {
    const worker = (current ??= start(isRetry));
    try {
      await worker.opening;
      return await use(worker);
    } catch (error) {
      worker.close();
      if (current === worker) current = undefined;
      if (isRetry || (error as Error).name === 'TimeoutError') throw error;
      return attempt(use, true);
    }
  };
  const open = () => attempt(() => undefined);
  open().catch(() => undefined);
  return {
    search: async (query, signal) => {
      await open();
      signal?.throwIfAborted();
      return attempt(({ask}) => ask('search', query));
    },
  };
}

let client: SearchEngine | undefined;

/** The search client of this page. Its options don't change while the page is open. */
export function openSearchClient(baseUrl: string, hosted: HostedSearch | undefined): SearchEngine {
  if (client) return client;
  const embedded = createEmbedded(new URL(`${baseUrl}${indexDirectory}/`, window.location.href).href);
  return (client = hosted ? createSearchChain(embedded, createHostedEngine(hosted)) : embedded);
}

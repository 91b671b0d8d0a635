import {createHostedEngine, type HostedSearch} from './hosted';
import {indexDirectory, type SearchAnswer, type SearchEngine, type SearchQuery} from './types';
import type {SearchRequest} from './worker';
import {createWorkerClient} from './workerClient';

/** Milliseconds after a failure in which the hosted engine isn't queried. */
const cooldown = 30_000;
/** Opens the index. */
const noQuery: SearchQuery = {text: '', page: 0, pageSize: 0, hitsPerPage: 0, language: '', tags: []};

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
  const send = createWorkerClient<SearchRequest, SearchAnswer>(
    () => new Worker(new URL('./worker.ts', import.meta.url)),
  );
  let opening: Promise<SearchAnswer> | undefined;
  const ask = async (query: SearchQuery, isRetry = false): Promise<SearchAnswer> => {
    try {
      return await send({base, isRetry, query});
    } catch (error) {
      opening = undefined;
      if (isRetry || (error as Error).name === 'TimeoutError') throw error;
      return ask(query, true);
    }
  };
  const open = () => (opening ??= ask(noQuery));
  open().catch(() => undefined);
  return {
    search: async (query, signal) => {
      await open();
      signal?.throwIfAborted();
      return ask(query);
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

import {createHostedEngine, type HostedSearch} from './hosted';
import {indexDirectory, type SearchAnswer, type SearchEngine, type SearchQuery} from './types';
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

/** Milliseconds after a failure in which the hosted engine isn't queried. */
const cooldown = 30_000;

/** Queries the hosted engine, and the embedded engine if that fails. Rejects only when both fail. */
export function createSearchChain(embedded: SearchEngine, hosted: SearchEngine): SearchEngine {
  let pausedUntil = -Infinity;
  return {
    search: async (query) => {
      if (performance.now() >= pausedUntil)
        try {
          return await hosted.search(query);
        } catch (error) {
          pausedUntil = performance.now() + cooldown;
          console.warn(`The search server failed (${(error as Error).message}). The site's own index is used instead.`);
        }
      return embedded.search(query);
    },
  };
}

/**
 * Runs one query at a time. Of the queries that arrive in the meantime, only the newest runs, and the others get its
 * results, because a reader who is typing needs results for the whole word.
 * @param ready resolves when the engine can run its first query; if it rejects, so do the queries that wait for it
 */
export function keepNewest(engine: SearchEngine, ready = (): Promise<void> => Promise.resolve()): SearchEngine {
  let running: Promise<unknown> = Promise.resolve();
  let waiting: {query: SearchQuery; readonly answer: Promise<SearchAnswer>} | undefined;
  const runNext = async (): Promise<SearchAnswer> => {
    try {
      await Promise.all([running, ready()]);
    } catch (error) {
      // The next query starts over.
      waiting = undefined;
      throw error;
    }
    const {query} = waiting!;
    waiting = undefined;
    const answer = engine.search(query);
    running = answer.catch(() => undefined);
    return answer;
  };
  return {
    search: (query) => {
      if (waiting === undefined) waiting = {query, answer: runNext()};
      else waiting.query = query;
      return waiting.answer;
    },
  };
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
        if (error.name === 'TimeoutError') throw error;
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
  const warm = () =>
    embedded.warm().catch((error: Error) => {
      // Queries retry other failures.
      if (error.name === 'TimeoutError') throw error;
    });
  // A hosted engine doesn't need a warm-up.
  const {search} =
    hosted === undefined
      ? keepNewest(embedded, warm)
      : keepNewest(createSearchChain(embedded, createHostedEngine(hosted)));
  client = {search, warm: () => void warm().catch(() => undefined)};
  return client;
}

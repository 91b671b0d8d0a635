import {createHostedEngine, type HostedSearch} from './hosted';
import {indexDirectory, type SearchAnswer, type SearchEngine, type SearchQuery} from './types';
import type {EngineRequests} from './worker';
import {createWorkerClient} from './workerClient';

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
export function keepNewest({search}: SearchEngine, ready = (): Promise<void> => Promise.resolve()): SearchEngine {
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<SearchAnswer> | undefined;
  let newest: SearchQuery;
  const runNext = async (): Promise<SearchAnswer> => {
    try {
      await Promise.all([running, ready()]);
    } finally {
      waiting = undefined;
    }
    const answer = search(newest);
    running = answer.catch(() => undefined);
    return answer;
  };
  return {
    search: (query) => {
      newest = query;
      return (waiting ??= runNext());
    },
  };
}

/**
 * The embedded engine in a worker, so that typing stays smooth. All retries are here: after any failure, a new worker
 * loads the index again, because the worker may have crashed and the site may have been deployed again.
 */
function createEmbedded(base: string): SearchEngine & {readonly open: () => Promise<void>} {
  const start = (isRetry: boolean) => {
    const client = createWorkerClient<EngineRequests>(new Worker(new URL('./worker.ts', import.meta.url)));
    return {client, opening: client.ask('open', {base, isRetry})};
  };
  let current: ReturnType<typeof start> | undefined;
  const attempt = async (query?: SearchQuery, isRetry = false): Promise<SearchAnswer | undefined> => {
    const worker = (current ??= start(isRetry));
    try {
      await worker.opening;
      return query && (await worker.client.ask('search', query));
    } catch (error) {
      worker.client.close();
      if (current === worker) current = undefined;
      // After a timeout, the reader has waited long enough.
      if (isRetry || (error as Error).name === 'TimeoutError') throw error;
      return attempt(query, true);
    }
  };
  return {
    open: async () => void (await attempt()),
    search: async (query) => (await attempt(query))!,
  };
}

let client: SearchClient | undefined;

/** The search client of this page. It's created once, because its options don't change while the page is open. */
export function openSearchClient({baseUrl, hosted}: SearchClientOptions): SearchClient {
  if (client !== undefined) return client;
  const embedded = createEmbedded(new URL(`${baseUrl}${indexDirectory}/`, window.location.href).href);
  const {search} =
    hosted === undefined
      ? keepNewest(embedded, embedded.open)
      : keepNewest(createSearchChain(embedded, createHostedEngine(hosted)));
  client = {search, warm: () => void embedded.open().catch(() => undefined)};
  return client;
}

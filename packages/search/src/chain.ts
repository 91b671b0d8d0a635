import type {SearchAnswer, SearchEngine, SearchQuery} from './types';

/** Timeout of the hosted engine in milliseconds. */
export const hostedTimeout = 2000;
/** Milliseconds after a failure in which the hosted engine isn't queried. */
const cooldown = 30_000;

/**
 * Queries the hosted engine if there is one, and the embedded engine if that fails or times out. Rejects only when both
 * fail.
 * @param now monotonic clock, in milliseconds
 */
export function createSearchChain(
  embedded: SearchEngine,
  hosted?: SearchEngine,
  now: () => number = () => performance.now(),
): SearchEngine {
  let pausedUntil = -Infinity;
  const searchHosted = async (query: SearchQuery): Promise<SearchAnswer | undefined> => {
    if (hosted === undefined || now() < pausedUntil) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no response within ${hostedTimeout} ms`)), hostedTimeout);
    });
    try {
      return await Promise.race([hosted.search(query), late]);
    } catch (error) {
      pausedUntil = now() + cooldown;
      console.warn(`The search server failed (${(error as Error).message}). The site's own index is used instead.`);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };
  return {search: async (query) => (await searchHosted(query)) ?? embedded.search(query)};
}

/**
 * Runs one query at a time. Of the queries that arrive in the meantime, only the newest runs, and the others get its
 * results, because a reader who is typing needs results for the whole word.
 * @param ready resolves when the engine can run its first query; if it rejects, so do the queries that wait for it
 */
export function keepNewest(engine: SearchEngine, ready: () => Promise<void> = () => Promise.resolve()): SearchEngine {
  let running: Promise<unknown> = Promise.resolve();
  let waiting: {query: SearchQuery; readonly answer: Promise<SearchAnswer>} | undefined;
  const runNext = async (): Promise<SearchAnswer> => {
    await Promise.all([running, ready()]);
    const {query} = waiting!;
    waiting = undefined;
    const answer = engine.search(query);
    running = answer.catch(() => undefined);
    return answer;
  };
  return {
    search: (query) => {
      if (waiting === undefined) {
        const answer = runNext();
        waiting = {query, answer};
        // After `ready` has rejected, the next query starts over.
        answer
          .catch(() => undefined)
          .finally(() => {
            if (waiting?.answer === answer) waiting = undefined;
          });
      } else waiting.query = query;
      return waiting.answer;
    },
  };
}

import type {SearchAnswer, SearchEngine, SearchQuery} from './types';

/** Timeout of the hosted engine in milliseconds. */
export const hostedTimeout = 2000;
/** Milliseconds after a failure in which the hosted engine isn't queried. */
const cooldown = 30_000;

function withTimeout<T>(promise: Promise<T>, time: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no response within ${time} ms`)), time);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

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
    try {
      return await withTimeout(hosted.search(query), hostedTimeout);
    } catch (error) {
      pausedUntil = now() + cooldown;
      console.warn(`The search server failed (${(error as Error).message}). The site's own index is used instead.`);
      return undefined;
    }
  };
  return {search: async (query) => (await searchHosted(query)) ?? embedded.search(query)};
}

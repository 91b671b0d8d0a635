import type {SearchAnswer, SearchEngine, SearchQuery} from './types';

/** How long the hosted engine may take. */
const patience = 2000;
/** After a failure the hosted engine is left alone for so long. */
const rest = 30_000;

function withTimeout<T>(promise: Promise<T>, time: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${time} ms`)), time);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Asks the hosted engine where there is one, and the embedded engine when that fails or is slow.
 * Rejects only when both fail.
 * @param now clock in milliseconds
 */
export function createSearchChain(
  embedded: SearchEngine,
  hosted?: SearchEngine,
  now: () => number = () => Date.now(),
): SearchEngine {
  let restsUntil = -Infinity;
  const askHosted = async (query: SearchQuery): Promise<SearchAnswer | undefined> => {
    if (hosted === undefined || now() < restsUntil) return undefined;
    try {
      return await withTimeout(hosted.search(query), patience);
    } catch (error) {
      restsUntil = now() + rest;
      console.warn(`The search server failed (${(error as Error).message}). The site's own index answers instead.`);
      return undefined;
    }
  };
  return {search: async (query) => (await askHosted(query)) ?? embedded.search(query)};
}

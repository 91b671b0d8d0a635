import type {SearchAnswer, SearchEngine, SearchQuery} from './types';

interface Waiting {
  query: SearchQuery;
  readonly answer: Promise<SearchAnswer>;
  readonly settle: (answer: Promise<SearchAnswer>) => void;
}

/**
 * Runs one query at a time. Of the queries that arrive in the meantime, only the newest runs, and the others get its
 * results, because a reader who is typing needs results for the whole word.
 * @param ready resolves when the engine can run its first query; if it rejects, so do the queries that wait for it
 */
export function keepNewest(engine: SearchEngine, ready: () => Promise<void> = () => Promise.resolve()): SearchEngine {
  let isBusy = false;
  let waiting: Waiting | undefined;

  const ask = async (query: SearchQuery): Promise<SearchAnswer> => {
    isBusy = true;
    try {
      const failure = await ready().then(
        () => undefined,
        (error: Error) => error,
      );
      const joined = waiting;
      waiting = undefined;
      const answer = failure ? Promise.reject<SearchAnswer>(failure) : engine.search(joined?.query ?? query);
      joined?.settle(answer);
      return await answer;
    } finally {
      isBusy = false;
      const next = waiting;
      waiting = undefined;
      if (next !== undefined) next.settle(ask(next.query));
    }
  };

  return {
    search: (query) => {
      if (!isBusy) return ask(query);
      if (waiting === undefined) {
        let settle: Waiting['settle'] = () => undefined;
        const answer = new Promise<SearchAnswer>((resolve) => (settle = resolve));
        waiting = {query, answer, settle};
      }
      waiting.query = query;
      return waiting.answer;
    },
  };
}

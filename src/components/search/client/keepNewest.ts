import type {SearchAnswer, SearchEngine, SearchQuery} from './types';

interface Waiting {
  query: SearchQuery;
  readonly answer: Promise<SearchAnswer>;
  readonly settle: (answer: Promise<SearchAnswer>) => void;
}

/**
 * Asks one question at a time. Of those that come meanwhile only the newest is asked, and its answer is theirs too:
 * somebody who types wants to know what the whole word finds, not its beginnings.
 * @param ready what the engine waits for before its first answer
 */
export function keepNewest(engine: SearchEngine, ready: () => Promise<void> = () => Promise.resolve()): SearchEngine {
  let isBusy = false;
  let waiting: Waiting | undefined;

  const ask = async (query: SearchQuery): Promise<SearchAnswer> => {
    isBusy = true;
    try {
      await ready();
      const joined = waiting;
      waiting = undefined;
      const answer = engine.search(joined?.query ?? query);
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

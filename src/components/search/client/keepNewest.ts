import type {SearchAnswer, SearchQuery} from './types';

interface Waiting {
  query: SearchQuery;
  readonly answer: Promise<SearchAnswer>;
  readonly settle: (answer: Promise<SearchAnswer>) => void;
}

/** Answers a query, or gives undefined when `isStale` said in between that nobody waits for it any more. */
type Ask = (query: SearchQuery, isStale: () => boolean) => Promise<SearchAnswer | undefined>;

/**
 * Asks one question at a time. Of those that come meanwhile only the newest is asked, and its answer is theirs too:
 * somebody who types wants to know what the whole word finds, not its beginnings.
 * @param ready what is waited for before each question
 */
export function keepNewest(
  ask: Ask,
  ready: () => Promise<void> = () => Promise.resolve(),
): (query: SearchQuery) => Promise<SearchAnswer> {
  let isBusy = false;
  let waiting: Waiting | undefined;

  /** Hands the question that waits over: what `run` gives is its answer. */
  const runWaiting = (run: (query: SearchQuery) => Promise<SearchAnswer>): Promise<SearchAnswer> | undefined => {
    const next = waiting;
    waiting = undefined;
    const answer = next && run(next.query);
    next?.settle(answer!);
    return answer;
  };
  const askUntilNew = async (query: SearchQuery): Promise<SearchAnswer> =>
    (await ask(query, () => waiting !== undefined)) ?? (await runWaiting(askUntilNew)!);
  const askWhenReady = async (query: SearchQuery): Promise<SearchAnswer> => {
    isBusy = true;
    try {
      await ready();
      return await (runWaiting(askUntilNew) ?? askUntilNew(query));
    } finally {
      isBusy = false;
      void runWaiting(askWhenReady);
    }
  };

  return (query) => {
    if (!isBusy) return askWhenReady(query);
    if (waiting === undefined) {
      let settle: Waiting['settle'] = () => undefined;
      const answer = new Promise<SearchAnswer>((resolve) => (settle = resolve));
      waiting = {query, answer, settle};
    }
    waiting.query = query;
    return waiting.answer;
  };
}

import type {SearchAnswer, SearchEngine} from '../client/types';
import type {Question, Reply} from './protocol';

type Asked = Question extends infer Q ? (Q extends unknown ? Omit<Q, 'id'> : never) : never;

/** Name of the error after which a worker is unusable. */
export const workerError = 'SearchWorkerError';

/** Timeout for loading the worker's script, in milliseconds. */
const loadTimeout = 15_000;
/** Timeout for a loaded worker's acknowledgment, in milliseconds. Results take longer if index files must be loaded. */
const reactionTimeout = 3_000;

interface Waiting {
  readonly resolve: (answer?: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * The embedded engine in a worker, so that typing stays smooth. If the worker can't be loaded or crashes, all requests
 * reject with a `workerError`.
 * @param base URL of the index directory, with a slash at its end
 */
export function createWorkerEngine(base: string): SearchEngine & {warm: () => Promise<void>} {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let timeout = loadTimeout;

  const fail = () => {
    worker.terminate();
    const error = Object.assign(new Error('The search worker failed.'), {name: workerError});
    for (const {reject, timer} of waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    waiting.clear();
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  worker.addEventListener('message', ({data}: MessageEvent<Reply>) => {
    timeout = reactionTimeout;
    const asked = waiting.get(data.id);
    clearTimeout(asked?.timer);
    if ('received' in data) return;
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(Object.assign(new Error(data.error.message), {name: data.error.name}));
    else asked?.resolve(data.answer);
  });

  const ask = (question: Asked): Promise<SearchAnswer | undefined> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, {resolve, reject, timer: setTimeout(fail, timeout)});
      worker.postMessage({...question, id});
    });

  ask({kind: 'open', base}).catch(() => undefined);
  return {
    warm: async () => void (await ask({kind: 'warm'})),
    search: async (query) => (await ask({kind: 'search', query}))!,
  };
}

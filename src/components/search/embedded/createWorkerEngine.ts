import type {SearchAnswer, SearchEngine} from '../client/types';
import type {Question, Reply} from './protocol';

type Asked = Question extends infer Q ? (Q extends unknown ? Omit<Q, 'id'> : never) : never;

/** The name of the error after which a worker is of no more use. */
export const workerError = 'SearchWorkerError';

/**
 * The embedded engine in a worker, so that typing stays smooth.
 * @param base URL of the index folder, with a slash at its end
 */
export function createWorkerEngine(base: string): SearchEngine & {warm: () => Promise<void>} {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const waiting = new Map<number, {resolve: (answer?: SearchAnswer) => void; reject: (error: Error) => void}>();
  let last = 0;

  worker.addEventListener('message', ({data}: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(Object.assign(new Error(data.error.message), {name: data.error.name}));
    else asked?.resolve(data.answer);
  });
  worker.addEventListener('error', () => {
    const error = Object.assign(new Error('The search worker could not be loaded.'), {name: workerError});
    for (const {reject} of waiting.values()) reject(error);
    waiting.clear();
  });

  const ask = (question: Asked): Promise<SearchAnswer | undefined> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, {resolve, reject});
      worker.postMessage({...question, id});
    });

  ask({kind: 'open', base}).catch(() => undefined);
  return {
    warm: async () => void (await ask({kind: 'warm'})),
    search: async (query) => (await ask({kind: 'search', query}))!,
  };
}

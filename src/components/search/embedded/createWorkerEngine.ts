import type {SearchAnswer, SearchEngine} from '../client/types';
import type {Question, Reply} from './protocol';
import type {StartedWorker} from './startWorker';

/** The name of the error after which a worker is of no more use. */
export const workerError = 'SearchWorkerError';

/** The embedded engine in a worker, so that typing stays smooth. Of questions that it is behind with, it asks the newest. */
export function createWorkerEngine({worker, broken}: StartedWorker): SearchEngine {
  const waiting = new Map<number, {resolve: (answer: SearchAnswer) => void; reject: (error: Error) => void}>();
  let last = 0;
  let error: Error | undefined;

  worker.addEventListener('message', ({data}: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(Object.assign(new Error(data.error.message), {name: data.error.name}));
    else asked?.resolve(data.answer);
  });
  void broken.then(() => {
    error = Object.assign(new Error('The search worker could not be loaded.'), {name: workerError});
    for (const {reject} of waiting.values()) reject(error);
    waiting.clear();
  });

  return {
    search: (query) =>
      new Promise((resolve, reject) => {
        if (error !== undefined) throw error;
        const id = ++last;
        waiting.set(id, {resolve, reject});
        worker.postMessage({id, query} satisfies Question);
      }),
  };
}

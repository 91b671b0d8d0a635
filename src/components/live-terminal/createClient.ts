import type {Kind, Requests, Response} from './protocol';

/** Timeout of a request to the worker, in milliseconds. */
const timeout = 15_000;

interface Waiting {
  readonly resolve: (reply: never) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Sends requests to the simulator in its worker. */
export interface Client {
  /** @throws Error when the worker can't be loaded, crashes, times out or is closed */
  readonly ask: <K extends Kind>(kind: K, ask: Requests[K]['ask']) => Promise<Requests[K]['reply']>;
  readonly close: () => void;
}

/** Starts a worker. After a failure, start another one. */
export function createClient(): Client {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let isClosed = false;
  const close = () => {
    isClosed = true;
    worker.terminate();
    for (const {reject, timer} of waiting.values()) {
      clearTimeout(timer);
      reject(new Error('The simulator could not be loaded.'));
    }
    waiting.clear();
  };
  worker.addEventListener('error', close);
  worker.addEventListener('message', ({data}: MessageEvent<Response>) => {
    const asked = waiting.get(data.id);
    if (!asked) return;
    if (data.reply === undefined) return close();
    clearTimeout(asked.timer);
    waiting.delete(data.id);
    asked.resolve(data.reply as never);
  });
  return {
    ask: (kind, ask) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new Error('The simulator was closed.');
        const id = ++last;
        waiting.set(id, {resolve, reject, timer: setTimeout(close, timeout)});
        worker.postMessage({...ask, id, kind});
      }),
    close,
  };
}

/** Each kind of request to a worker, with its argument and its result. */
export type Requests = Readonly<Record<string, {readonly ask: unknown; readonly reply: unknown}>>;

/** An empty answer acknowledges a request. */
interface Answer {
  readonly reply?: readonly [unknown];
  readonly error?: {readonly name: string; readonly message: string};
}

/** Name of the error after which a worker is unusable. */
export const workerError = 'WorkerError';
/** Milliseconds for loading the worker's script, and for a loaded worker's acknowledgment. Results may take longer. */
const loadTimeout = 15_000;
const reactionTimeout = 3_000;

export interface WorkerClient<R extends Requests> {
  /** Rejects with a `workerError` if the worker can't be loaded, crashes, doesn't react or is closed. */
  readonly ask: <K extends keyof R & string>(kind: K, ask: R[K]['ask']) => Promise<R[K]['reply']>;
  readonly close: () => void;
}

/** Sends requests to a new worker. After a `workerError`, create another one. */
export function createWorkerClient<R extends Requests>(worker: Worker): WorkerClient<R> {
  const failure = new AbortController();
  const close = () => {
    worker.terminate();
    failure.abort(Object.assign(new Error('The worker failed or was closed.'), {name: workerError}));
  };
  let timeout = loadTimeout;
  worker.addEventListener('error', close);
  worker.addEventListener('messageerror', close);
  return {
    ask: (kind, ask) =>
      new Promise((resolve, reject) => {
        failure.signal.throwIfAborted();
        const {port1, port2} = new MessageChannel();
        const fail = () => reject(failure.signal.reason as Error);
        const timer = setTimeout(close, timeout);
        failure.signal.addEventListener('abort', fail);
        port1.onmessage = ({data: {reply, error}}: MessageEvent<Answer>) => {
          timeout = reactionTimeout;
          clearTimeout(timer);
          if (!reply && !error) return;
          failure.signal.removeEventListener('abort', fail);
          port1.close();
          if (error) reject(Object.assign(new Error(error.message), {name: error.name}));
          else resolve(reply![0] as never);
        };
        worker.postMessage({kind, ask}, [port2]);
      }),
    close,
  };
}

/** Handles the requests of a `WorkerClient`. Called once, in the worker. */
export function handleRequests<R extends Requests>(handlers: {
  readonly [K in keyof R]: (ask: R[K]['ask']) => R[K]['reply'] | Promise<R[K]['reply']>;
}): void {
  addEventListener('message', ({data, ports: [port]}: MessageEvent<{kind: keyof R; ask: unknown}>) => {
    const send = (answer: Answer) => port!.postMessage(answer);
    send({});
    Promise.resolve()
      .then(() => handlers[data.kind](data.ask))
      .then((reply) => send({reply: [reply]}))
      .catch(({name, message}: Error) => send({error: {name, message}}));
  });
}

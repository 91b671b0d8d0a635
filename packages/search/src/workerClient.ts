/** Each kind of request to a worker, with its argument and its result. */
export type Requests = Readonly<Record<string, {readonly ask: unknown; readonly reply: unknown}>>;

interface Request {
  readonly id: number;
  readonly kind: string;
  readonly ask: unknown;
}
/** `received` comes first, as an acknowledgment. */
type Reply = {readonly id: number} & (
  | {readonly received: true}
  | {readonly reply: unknown}
  | {readonly error: {readonly name: string; readonly message: string}}
);

/** Name of the error after which a worker is unusable. */
export const workerError = 'WorkerError';
/** Timeout for loading the worker's script, in milliseconds. */
const loadTimeout = 15_000;
/** Timeout for a loaded worker's acknowledgment, in milliseconds. Results may take longer. */
const reactionTimeout = 3_000;

/** Sends requests to a worker. */
export interface WorkerClient<R extends Requests> {
  /** Rejects with a `workerError` if the worker can't be loaded, crashes, doesn't react or is closed. */
  readonly ask: <K extends keyof R & string>(kind: K, ask: R[K]['ask']) => Promise<R[K]['reply']>;
  readonly close: () => void;
}

/** A client of a new worker. After a `workerError`, create another one. */
export function createWorkerClient<R extends Requests>(worker: Worker): WorkerClient<R> {
  const waiting = new Map<
    number,
    {resolve: (reply: never) => void; reject: (error: Error) => void; timer: ReturnType<typeof setTimeout>}
  >();
  let last = 0;
  let timeout = loadTimeout;
  let failure: Error | undefined;
  const close = () => {
    failure ??= Object.assign(new Error('The worker failed or was closed.'), {name: workerError});
    worker.terminate();
    for (const {reject, timer} of waiting.values()) {
      clearTimeout(timer);
      reject(failure);
    }
    waiting.clear();
  };
  worker.addEventListener('error', close);
  worker.addEventListener('messageerror', close);
  worker.addEventListener('message', ({data}: MessageEvent<Reply>) => {
    timeout = reactionTimeout;
    const asked = waiting.get(data.id);
    clearTimeout(asked?.timer);
    if ('received' in data) return;
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(Object.assign(new Error(data.error.message), {name: data.error.name}));
    else asked?.resolve(data.reply as never);
  });
  return {
    ask: (kind, ask) =>
      new Promise((resolve, reject) => {
        if (failure) throw failure;
        const id = ++last;
        waiting.set(id, {resolve, reject, timer: setTimeout(close, timeout)});
        worker.postMessage({id, kind, ask} satisfies Request);
      }),
    close,
  };
}

/** Handles the requests of a `WorkerClient`. Called once, in the worker. */
export function handleRequests<R extends Requests>(handlers: {
  readonly [K in keyof R]: (ask: R[K]['ask']) => R[K]['reply'] | Promise<R[K]['reply']>;
}): void {
  addEventListener('message', ({data: {id, kind, ask}}: MessageEvent<Request>) => {
    const send = (reply: Reply): void => postMessage(reply);
    send({id, received: true});
    Promise.resolve()
      .then(() => handlers[kind]!(ask))
      .then((reply) => ({id, reply}))
      .catch(({name, message}: Error) => ({id, error: {name, message}}))
      .then(send)
      .catch((error: Error) => console.error(error.message));
  });
}

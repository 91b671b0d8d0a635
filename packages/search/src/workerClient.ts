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

function openWorker<Ask, Reply>(worker: Worker) {
  const failure = new AbortController();
  const close = () => {
    worker.terminate();
    failure.abort(Object.assign(new Error('The worker failed or was closed.'), {name: workerError}));
  };
  let timeout = loadTimeout;
  worker.addEventListener('error', close);
  worker.addEventListener('messageerror', close);
  return {
    ask: (request: Ask) =>
      new Promise<Reply>((resolve, reject) => {
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
          else resolve(reply![0] as Reply);
        };
        worker.postMessage(request, [port2]);
      }),
    close,
  };
}

/**
 * Creates a function that sends requests to a worker, which the first one starts. It rejects with a `workerError` if the
 * worker can't be loaded, crashes or doesn't react. After any failure, the worker is closed, and the next request starts
 * another one.
 */
export function createWorkerClient<Ask, Reply>(start: () => Worker): (request: Ask) => Promise<Reply> {
  let current: ReturnType<typeof openWorker<Ask, Reply>> | undefined;
  return async (request) => {
    const worker = (current ??= openWorker<Ask, Reply>(start()));
    try {
      return await worker.ask(request);
    } catch (error) {
      worker.close();
      if (current === worker) current = undefined;
      throw error;
    }
  };
}

/** Handles the requests of a worker's client. Called once, in the worker. */
export function handleRequests<Ask, Reply>(handle: (request: Ask) => Promise<Reply>): void {
  addEventListener('message', ({data, ports: [port]}: MessageEvent<Ask>) => {
    const send = (answer: Answer) => port!.postMessage(answer);
    send({});
    Promise.resolve(data)
      .then(handle)
      .then((reply) => send({reply: [reply]}))
      .catch(({name, message}: Error) => send({error: {name, message}}));
  });
}

/** A worker on its way. */
export interface StartedWorker {
  readonly worker: Worker;
  /** Resolves when the worker is of no use. */
  readonly broken: Promise<unknown>;
}

let started: StartedWorker | undefined;

/**
 * Starts the search worker, once. It opens the index by itself, which takes as long as the dialog's own code: neither
 * waits for the other. The next call after a failure tries again.
 */
export function startWorker(): StartedWorker {
  if (started === undefined) {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    const broken = new Promise((resolve) => {
      worker.onerror = resolve;
    }).then(() => (started = undefined));
    started = {worker, broken};
  }
  return started;
}

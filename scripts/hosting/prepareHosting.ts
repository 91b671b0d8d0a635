import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {HostingFolders, Prepared, Task} from './protocol';

/** Prepares a site for being served while it is still built, on a processor of its own. */
interface Hosting {
  /** Takes files that nothing changes any more, so that less is left at the end. */
  take(finished: readonly string[]): void;
  /** To be called when the site is complete. @throws Error of the other thread */
  complete(): Promise<Prepared>;
  /** Ends the other thread of a build that failed. */
  stop(): Promise<void>;
}

/** Compresses the files of a site beside each, and writes the security headers that its pages need. */
export function prepareHosting(folders: HostingFolders): Hosting {
  const worker = new Worker(path.join(__dirname, 'worker.ts'), {
    execArgv: ['--require', 'tsx/cjs'],
    workerData: folders,
  });
  const prepared = new Promise<Prepared>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread that compresses ended with ${code}.`)));
  });
  // Whoever completes the site hears of it.
  prepared.catch(() => undefined);
  const post = (task: Task) => worker.postMessage(task);
  return {
    take: (finished) => post({finished}),
    complete: () => {
      post({complete: true});
      return prepared;
    },
    stop: async () => void (await worker.terminate()),
  };
}

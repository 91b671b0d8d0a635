import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {isStored} from '../../plugins/shared/openStore';
import {shareCount, storeOf, type Done, type Part, type Task} from './protocol';

/** Compresses the files of a site while it is still built. */
interface Compression {
  /** Takes files that nothing changes any more, so that less is left at the end. */
  take(finished: readonly string[]): void;
  /** To be called when the site is complete. @throws Error of another thread */
  complete(): Promise<Done>;
  /** Ends the threads of a build that failed. */
  stop(): Promise<void>;
}

const readTypeScript = path.join(__dirname, '../readTypeScript.cjs');
const allShares = Array.from({length: shareCount}, (_, share) => share);

/** A thread for each share. One is enough where all is remembered: to begin another takes longer than it would save. */
function divide(project: string): readonly (readonly number[])[] {
  const isRemembered = allShares.every((share) => isStored(project, storeOf(share)));
  return isRemembered || availableParallelism() === 1 ? [allShares] : allShares.map((share) => [share]);
}

function startThread(part: Part): {readonly worker: Worker; readonly done: Promise<Done>} {
  const worker = new Worker(path.join(__dirname, 'worker.ts'), {
    execArgv: ['--require', readTypeScript],
    workerData: part,
  });
  const done = new Promise<Done>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`A thread that compresses ended with ${code}.`)));
  });
  // Whoever completes the site hears of it.
  done.catch(() => undefined);
  return {worker, done};
}

/**
 * Starts threads that write compressed files beside those of a site.
 * @param project absolute path of the project, whose `node_modules` keep what was compressed
 * @param site absolute path of the folder of the built site
 */
export function startCompression({project, site}: Omit<Part, 'shares'>): Compression {
  const threads = divide(project).map((shares) => startThread({project, site, shares}));
  const post = (task: Task) => threads.forEach(({worker}) => worker.postMessage(task));
  return {
    take: (finished) => post({finished}),
    complete: async () => {
      post({complete: true});
      const parts = await Promise.all(threads.map(({done}) => done));
      return {compressed: parts.reduce((sum, {compressed}) => sum + compressed, 0)};
    },
    stop: async () => void (await Promise.all(threads.map(({worker}) => worker.terminate()))),
  };
}

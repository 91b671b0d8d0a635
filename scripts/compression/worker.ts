import path from 'node:path';
import {parentPort, workerData} from 'node:worker_threads';
import {compressFile, compressionVersion, type Compressed} from '../../hosting/compressFile';
import {listFiles} from '../../hosting/listFiles';
import {openStore} from '../../plugins/shared/openStore';
import {shareCount, storeOf, type Done, type Part, type Task} from './protocol';

const {project, site, shares} = workerData as Part;
const stores = new Map(
  shares.map((share) => [share, openStore<Compressed>(project, storeOf(share), compressionVersion)] as const),
);
/** Absolute path → whether it has compressed ones beside it. */
const done = new Map<string, boolean>();

function findStore(file: string) {
  const letters = [...path.relative(site, file)].map((letter) => letter.charCodeAt(0));
  return stores.get(letters.reduce((sum, code) => sum + code, 0) % shareCount);
}

function compressFiles(files: readonly string[]): void {
  for (const file of files) {
    const store = findStore(file);
    if (store && !done.has(file)) done.set(file, compressFile(file, store));
  }
}

function finish(): Done {
  compressFiles(listFiles(site));
  for (const store of stores.values()) store.save();
  return {compressed: [...done.values()].filter(Boolean).length};
}

parentPort!.on('message', (task: Task) => {
  if ('finished' in task) return compressFiles(task.finished);
  parentPort!.postMessage(finish());
  parentPort!.close();
});

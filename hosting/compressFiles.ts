import {availableParallelism} from 'node:os';
import {compressFile} from './compressFile';

/**
 * Compresses a few files at a time, because all files of a large site together would need gigabytes of memory.
 *
 * @returns number of files with compressed versions
 */
export async function compressFiles(files: readonly string[]): Promise<number> {
  const queue = [...files];
  let compressed = 0;
  const compressNext = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) if (await compressFile(file)) compressed += 1;
  };
  await Promise.all(Array.from({length: 2 * availableParallelism()}, compressNext));
  return compressed;
}

import {availableParallelism} from 'node:os';
import path from 'node:path';
import {compressFile} from './compressFile';
import {listFiles} from './listFiles';

/**
 * Compresses the files of a directory, a few at a time, because all files of a large site together would need
 * gigabytes of memory.
 *
 * @param previous directory of the last build, whose compressed files are copied where the content is the same
 * @returns number of files with compressed versions
 */
export async function compressFiles(directory: string, previous?: string): Promise<number> {
  const queue = [...listFiles(directory)];
  let compressed = 0;
  const compressNext = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop())
      if (await compressFile(file, previous && path.join(previous, path.relative(directory, file)))) compressed += 1;
  };
  await Promise.all(Array.from({length: 2 * availableParallelism()}, compressNext));
  return compressed;
}

import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes files by their path below a directory. */
export async function writeFiles(
  directory: string,
  files: Iterable<readonly [file: string, content: string | Buffer]>,
): Promise<void> {
  for (const [file, content] of files) {
    const target = path.join(directory, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, content);
  }
}

import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes the files below the folder, in place of what was there. The first file is written last: it names the others. */
export async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  for (const [name, text] of [...files].reverse()) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}

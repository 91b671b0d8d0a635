import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes the files below the folder, in place of what was there. The first file is written last: it names the others.
 * @returns their paths
 */
export async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<readonly string[]> {
  await rm(folder, {recursive: true, force: true});
  const entries = [...files].map(([name, text]) => [path.join(folder, name), text] as const);
  const folders = new Set(entries.map(([file]) => path.dirname(file)));
  await Promise.all([...folders].map((parent) => mkdir(parent, {recursive: true})));
  const [first, ...others] = entries;
  await Promise.all(others.map(([file, text]) => writeFile(file, text)));
  if (first) await writeFile(...first);
  return entries.map(([file]) => file);
}

import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Replaces the files of a directory. The first file is written last, because it names the others.
 * @returns their paths
 */
export async function writeFiles(directory: string, files: ReadonlyMap<string, string>): Promise<readonly string[]> {
  await removeOthers(directory, files);
  const entries = [...files].map(([name, text]) => [path.join(directory, name), text] as const);
  const directories = new Set(entries.map(([file]) => path.dirname(file)));
  await Promise.all([...directories].map((parent) => mkdir(parent, {recursive: true})));
  const [first, ...others] = entries;
  await Promise.all(others.map(([file, text]) => writeFile(file, text)));
  if (first) await writeFile(...first);
  return entries.map(([file]) => file);
}

/** Compressed versions of the written files stay, because overwriting a file is faster than creating one. */
async function removeOthers(directory: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(directory, {recursive: true});
  const found = await readdir(directory, {recursive: true, withFileTypes: true});
  const others = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !files.has(path.relative(directory, file).replace(/\.(br|gz)$/, '')));
  await Promise.all(others.map((file) => rm(file)));
}

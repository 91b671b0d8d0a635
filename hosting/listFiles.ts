import {readdirSync} from 'node:fs';
import path from 'node:path';

/** All files below a folder, as full paths. @throws Error when the folder does not exist. */
export function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

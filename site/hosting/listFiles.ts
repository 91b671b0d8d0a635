import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Lists all files below a directory as full paths. @throws Error if the directory doesn't exist. */
export function listFiles(directory: string): readonly string[] {
  return readdirSync(directory, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

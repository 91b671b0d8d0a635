import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Made by a tool, or by a run of an example. */
const leftOut = new Set(['node_modules', '.git', '.cache', 'target', 'dist', 'build', '__pycache__', '.venv']);

/**
 * A digest of the names and contents of all files below the folders.
 * @param folders absolute paths
 * @returns 16 hexadecimal digits
 * @throws Error when a folder is not there
 */
export function hashFiles(folders: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (folder: string): void => {
    const entries = readdirSync(folder, {withFileTypes: true}).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory() && !leftOut.has(entry.name)) add(file);
      else if (entry.isFile()) hash.update(`${entry.name}\0`).update(readFileSync(file)).update('\0');
    }
  };
  for (const folder of folders) add(folder);
  return hash.digest('hex').slice(0, 16);
}

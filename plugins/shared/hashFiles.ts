import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** Made by a tool, or by a run of an example. */
const leftOut = new Set(['node_modules', '.git', '.cache', 'target', 'dist', 'build', '__pycache__', '.venv']);

/**
 * A digest of the names and contents of files, and of all files below folders.
 * @param paths absolute paths of files and folders
 * @returns 16 hexadecimal digits
 * @throws Error when one is not there
 */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const addFile = (file: string) =>
    hash
      .update(`${path.basename(file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  const addFolder = (folder: string): void => {
    const entries = readdirSync(folder, {withFileTypes: true}).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory() && !leftOut.has(entry.name)) addFolder(file);
      else if (entry.isFile()) addFile(file);
    }
  };
  for (const item of paths) {
    if (statSync(item).isDirectory()) addFolder(item);
    else addFile(item);
  }
  return hash.digest('hex').slice(0, 16);
}

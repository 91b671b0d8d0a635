import {chmodSync, cpSync, mkdirSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {listSampleFiles} from '@aloft/content/samples';

/** Directories of one run, all below a new temporary directory. */
export interface RunDirectories {
  readonly root: string;
  /** Copy of the example. */
  readonly dir: string;
  /** Empty directory that replaces the volume. */
  readonly data: string;
}

/**
 * Copies an example's tracked files to a new temporary directory, so that untracked files don't affect the test.
 * @throws Error if git tracks no files there
 */
export function copyExample(directory: string): RunDirectories {
  const tracked = listSampleFiles(directory);
  if (!tracked.length) throw new Error(`git tracks no file in ${directory}: run git add there`);
  const root = mkdtempSync(path.join(tmpdir(), 'aloft-example-'));
  chmodSync(root, 0o755); // a server may run as another user
  const dir = path.join(root, 'app');
  const data = path.join(root, 'data');
  mkdirSync(dir);
  mkdirSync(data);
  for (const file of tracked) cpSync(path.join(directory, file), path.join(dir, file), {verbatimSymlinks: true});
  return {root, dir, data};
}

import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {join, relative} from 'node:path';

/**
 * Sorted paths of an example's files that git tracks, relative to its directory. In an export without git, all files count.
 *
 * @param folder absolute path of the example
 */
export function listSampleFiles(folder: string): readonly string[] {
  const {status, stdout} = spawnSync('git', ['ls-files', '-z', '--', '.'], {cwd: folder, encoding: 'utf8'});
  const files =
    status === 0
      ? stdout.split('\0').filter((file) => file && existsSync(join(folder, file)))
      : readdirSync(folder, {recursive: true, withFileTypes: true})
          .filter((entry) => entry.isFile())
          .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return files.sort();
}

import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {join, relative} from 'node:path';

/**
 * Sorted paths of an example's files that git tracks, relative to its directory. Without git, all files count.
 *
 * @param directory absolute path of the example
 */
export function listSampleFiles(directory: string): readonly string[] {
  const {status, stdout} = spawnSync('git', ['ls-files', '-z', '--', '.'], {cwd: directory, encoding: 'utf8'});
  const files =
    status === 0
      ? stdout.split('\0').filter((file) => file && existsSync(join(directory, file)))
      : readdirSync(directory, {recursive: true, withFileTypes: true})
          .filter((entry) => entry.isFile())
          .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
  return files.sort();
}

import {existsSync, readdirSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {spawnSync} from 'node:child_process';

/** Sorted IDs of the examples below a directory, `<group>/<name>`: every directory two levels down. */
export function listSamples(examples: string): string[] {
  if (!existsSync(examples)) return [];
  const directories = (parent: string) =>
    readdirSync(parent, {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
  return directories(examples).flatMap((group) => directories(join(examples, group)).map((name) => `${group}/${name}`));
}

const trackedFiles = new Map<string, readonly string[] | undefined>();

/** Paths of all files below a directory that git tracks, once per process: git takes longer to start than to list. */
function listTracked(directory: string): readonly string[] | undefined {
  if (!trackedFiles.has(directory)) {
    const {status, stdout} = spawnSync('git', ['ls-files', '-z', '--', '.'], {cwd: directory, encoding: 'utf8'});
    trackedFiles.set(directory, status === 0 ? stdout.split('\0') : undefined);
  }
  return trackedFiles.get(directory);
}

/**
 * Sorted paths of an example's files that git tracks, relative to its directory. Without git, all files count.
 *
 * @param directory absolute path of the example, such as `/project/examples/go/generic`
 */
export function listSampleFiles(directory: string): readonly string[] {
  const examples = resolve(directory, '../..');
  const prefix = `${relative(examples, directory).replaceAll('\\', '/')}/`;
  const files =
    listTracked(examples)
      ?.filter((file) => file.startsWith(prefix) && existsSync(join(examples, file)))
      .map((file) => file.slice(prefix.length)) ??
    readdirSync(directory, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
  return files.sort();
}

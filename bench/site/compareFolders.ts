import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../hosting/listFiles';

/** The files, by their paths below the folders, that only one of them has or that differ. */
export function compareFolders(one: string, other: string): readonly string[] {
  const files = [one, other].flatMap((folder) => listFiles(folder).map((file) => path.relative(folder, file)));
  return [...new Set(files)].sort().filter((file) => {
    const [a, b] = [path.join(one, file), path.join(other, file)];
    return !existsSync(a) || !existsSync(b) || !readFileSync(a).equals(readFileSync(b));
  });
}

import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Root directory of all examples. */
export const examplesRoot = path.resolve(__dirname, '../../examples');

/** Sorted IDs of all examples, `<group>/<name>`: every directory two levels down. */
export function listExamples(root: string = examplesRoot): string[] {
  if (!existsSync(root)) return [];
  const folders = (parent: string) =>
    readdirSync(parent, {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
  return folders(root).flatMap((group) => folders(path.join(root, group)).map((name) => `${group}/${name}`));
}

import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

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

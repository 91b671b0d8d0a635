import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {coreFile, indexDirectory} from '@aloft/search';
import {createIndexFiles} from '@aloft/search/records';
import type {Props} from '@docusaurus/types';
import type {BuiltPage} from '@aloft/content/built-pages';
import {extractRecords} from './extractRecords';

/** Writes the index of the embedded engine. */
export async function writeIndex(pages: readonly BuiltPage[], {outDir}: Props): Promise<void> {
  const files = createIndexFiles(pages.flatMap(extractRecords));
  for (const [name, text] of files) {
    const file = join(outDir, indexDirectory, name);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, text);
  }
  const size = Buffer.byteLength(files.get(coreFile)!);
  console.log(`Search: ${files.size} files of index, the first of ${Math.ceil(size / 1024)} kB before compression.`);
}

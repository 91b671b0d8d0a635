import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {coreFile, indexDirectory, type SearchRecord} from '@aloft/search';
import {createIndexFiles, createRecords} from '@aloft/search/records';
import type {Props} from '@docusaurus/types';
import {type BuiltPage, parseBuiltPage, readPageMeta} from '@aloft/content/built-pages';

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

/** The records of one built page, in reading order. Pages with `noindex` don't have any. */
export function extractRecords(page: BuiltPage): readonly SearchRecord[] {
  const document = parseBuiltPage(page);
  const meta = readPageMeta(document, page.path);
  return meta.isListed ? createRecords(meta, document) : [];
}

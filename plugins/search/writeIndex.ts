import {join} from 'node:path';
import type {Props} from '@docusaurus/types';
import {coreFile, indexDirectory} from '../../platform/search/indexFormat';
import type {BuiltPage} from '../shared/readBuiltPages';
import {createIndexFiles} from './createIndexFiles';
import {writeFiles} from './writeFiles';

/** Writes the index of the embedded engine. */
export async function writeIndex(pages: readonly BuiltPage[], {outDir}: Props): Promise<void> {
  const files = createIndexFiles(pages);
  await writeFiles(join(outDir, indexDirectory), files);
  const size = Buffer.byteLength(files.get(coreFile)!);
  console.log(`Search: ${files.size} files of index, the first of ${Math.ceil(size / 1024)} kB before compression.`);
}

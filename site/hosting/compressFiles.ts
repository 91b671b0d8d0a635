import {existsSync} from 'node:fs';
import {copyFile, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {listFiles} from './listFiles';

const compressible = /\.(html|js|css|json|xml|svg|txt|md|webmanifest|wasm)$/;
/** Minimum size in bytes; a smaller response fits into one packet with or without compression. */
const minSize = 1024;
const ends = ['.gz', '.br'] as const;

/** Level 10 takes 15 times as long as level 6 and saves 8%, for what a page loads; level 11, for what all pages load, another 2%. */
const levelOf = (file: string): number =>
  /(styles|main|docs)\.\w+\.(css|js)$/.test(file) ? 11 : /\.(html|js|css)$|search-index/.test(file) ? 10 : 6;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Whether each file has compressed versions, because a build compresses pages before the other files exist. */
const results = new Map<string, Promise<boolean>>();

/**
 * Writes `<file>.gz` and `<file>.br` next to the text files of a directory.
 *
 * @param previous directory of the last build, whose compressed files are copied where the content is the same
 * @param only names of the files to compress, one at a time, because other work continues; default all files
 * @returns number of files with compressed versions
 */
export async function compressFiles(directory: string, previous = '', only?: RegExp): Promise<number> {
  const write = async (file: string): Promise<boolean> => {
    const content = await readFile(file);
    if (content.length < minSize) return false;
    const last = path.join(previous, path.relative(directory, file));
    if (previous && ends.every((end) => existsSync(last + end)) && content.equals(await readFile(last))) {
      await Promise.all(ends.map((end) => copyFile(last + end, file + end)));
      return true;
    }
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: levelOf(file),
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    const [gz, br] = await Promise.all([toGzip(content, {level: 9}), toBrotli(content, {params})]);
    await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)]);
    return true;
  };
  const compress = (file: string) => results.get(file) ?? results.set(file, write(file)).get(file)!;
  const files = listFiles(directory).filter((file) => compressible.test(file) && (only?.test(file) ?? true));
  if (only) for (const file of files) await compress(file);
  return (await Promise.all(files.map(compress))).filter(Boolean).length;
}

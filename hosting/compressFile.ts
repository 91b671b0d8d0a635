import {readFile, writeFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const compressible = /\.(html|js|css|json|xml|svg|txt|md|webmanifest|wasm)$/;
/** Minimum size in bytes; a smaller response fits into one packet with or without compression. */
const minSize = 1024;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/**
 * Writes `<file>.gz` and `<file>.br` next to a text file.
 * @returns true if compressed files were written
 */
export async function compressFile(file: string): Promise<boolean> {
  if (!compressible.test(file)) return false;
  const content = await readFile(file);
  if (content.length < minSize) return false;
  const params = {
    // Levels 10 and 11 take several times as long and save only 2%.
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [gz, br] = await Promise.all([toGzip(content, {level: 9}), toBrotli(content, {params})]);
  await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)]);
  return true;
}

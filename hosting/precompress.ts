import {readFile, writeFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {listFiles} from './listFiles';

const compressible = /\.(html|js|css|json|xml|svg|txt|md|webmanifest|wasm)$/;
/** Below this many bytes a compressed answer is no smaller on the wire. */
const smallest = 1024;

/** Writes `<file>.gz` and `<file>.br` beside each text file of the built site. @returns how many files it compressed */
export async function precompress(folder: string): Promise<number> {
  const files = listFiles(folder).filter((file) => compressible.test(file));
  const sizes = await Promise.all(files.map(compressFile));
  return sizes.filter(Boolean).length;
}

async function compressFile(file: string): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < smallest) return false;
  const [gz, br] = await Promise.all([
    promisify(gzip)(content, {level: 9}),
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ]);
  await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)]);
  return true;
}

import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {listFiles} from './listFiles';

const compressible = /\.(html|js|css|json|xml|svg|txt|md|webmanifest|wasm)$/;
/** Below this many bytes a compressed answer is no smaller on the wire. */
const smallest = 1024;
const gzipLevel = 9;
const brotliQuality = 10;
const atOnce = 8;

/** The same file compressed in both ways. */
export interface Compressed {
  readonly gz: Uint8Array;
  readonly br: Uint8Array;
}

/** Where compressed files are kept for the next time, by the digest of their content. */
interface Memory {
  get(key: string): Compressed | undefined;
  set(key: string, value: Compressed): void;
}

/** Changes when the same content may compress to other bytes. */
export const compressionVersion = [process.versions.zlib, process.versions.brotli, gzipLevel, brotliQuality].join(' ');

/** Writes `<file>.gz` and `<file>.br` beside each text file of the built site. @returns how many files it compressed */
export async function precompress(folder: string, memory: Memory = new Map<string, Compressed>()): Promise<number> {
  const files = listFiles(folder).filter((file) => compressible.test(file));
  let count = 0;
  const rest = files.values();
  // Each of them takes the next file until there is none: more at once than threads only fill the memory.
  const compressNext = async () => {
    for (const file of rest) if (await compressFile(file, memory)) count += 1;
  };
  await Promise.all(Array.from({length: atOnce}, compressNext));
  return count;
}

async function compressFile(file: string, memory: Memory): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < smallest) return false;
  const key = createHash('sha256').update(content).digest('base64');
  const known = memory.get(key);
  const {gz, br} = known ?? (await compress(content));
  if (!known) memory.set(key, {gz, br});
  await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)]);
  return true;
}

async function compress(content: Buffer): Promise<Compressed> {
  const [gz, br] = await Promise.all([
    promisify(gzip)(content, {level: gzipLevel}),
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ]);
  return {gz, br};
}

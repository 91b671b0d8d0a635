import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

const compressible = /\.(html|js|css|json|xml|svg|txt|md|webmanifest|wasm)$/;
/** Below this many bytes a compressed answer is no smaller on the wire. */
const smallest = 1024;
const gzipLevel = 9;
const brotliQuality = 10;
/** Ten times as fast. Below `small` bytes it costs 100 to 200 bytes, which seldom are another packet on the wire. */
const smallBrotliQuality = 7;
const small = 8192;

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
export const compressionVersion = [
  process.versions.zlib,
  process.versions.brotli,
  gzipLevel,
  brotliQuality,
  smallBrotliQuality,
  small,
].join(' ');

/** Writes `<file>.gz` and `<file>.br` beside a file of text. @returns whether they are of use, and were written */
export function compressFile(file: string, memory: Memory = new Map<string, Compressed>()): boolean {
  if (!compressible.test(file)) return false;
  const content = readFileSync(file);
  if (content.length < smallest) return false;
  const key = createHash('sha256').update(content).digest('base64');
  const known = memory.get(key);
  const compressed = known ?? compress(content);
  if (!known) memory.set(key, compressed);
  writeFileSync(`${file}.gz`, compressed.gz);
  writeFileSync(`${file}.br`, compressed.br);
  return true;
}

function compress(content: Buffer): Compressed {
  return {
    gz: gzipSync(content, {level: gzipLevel}),
    br: brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length < small ? smallBrotliQuality : brotliQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  };
}

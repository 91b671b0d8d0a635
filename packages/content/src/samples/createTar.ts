/** A file of an archive. */
export interface TarEntry {
  /** Path with `/` between directories. At most 100 bytes. */
  readonly path: string;
  readonly content: Uint8Array;
  readonly isExecutable: boolean;
}

const blockSize = 512;
/** Modification time of all entries, in seconds: 2000-01-01 UTC. Some tools reject files from before 1980. */
const modified = 946_684_800;

/**
 * Creates a ustar archive. The same entries give the same bytes, because owner, time and mode are constant.
 * @throws Error for a path that the header can't store
 */
export function createTar(entries: readonly TarEntry[]): Buffer {
  const blocks = entries.flatMap(({path, content, isExecutable}) => [
    createHeader(path, content.length, isExecutable ? 0o755 : 0o644),
    content,
    Buffer.alloc(-content.length & (blockSize - 1)),
  ]);
  return Buffer.concat([...blocks, Buffer.alloc(2 * blockSize)]);
}

function createHeader(path: string, size: number, mode: number): Buffer {
  if (Buffer.byteLength(path) > 100) throw new Error(`${path} is longer than the 100 bytes of a tar header`);
  const header = Buffer.alloc(blockSize);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  header.write(path, 0);
  header.write(octal(mode, 8), 100);
  header.write(octal(0, 8), 108); // owner
  header.write(octal(0, 8), 116); // group
  header.write(octal(size, 12), 124);
  header.write(octal(modified, 12), 136);
  header.write(' '.repeat(8), 148); // the checksum counts itself as spaces
  header.write('0', 156); // a regular file
  header.write('ustar\x0000', 257);
  const checksum = header.reduce((sum, byte) => sum + byte, 0);
  header.write(`${checksum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {brand} from '@aloft/platform/brand';
import type {Templates} from '@aloft/simulator';
import {listSampleFiles, listSamples} from './listSamples';

/** Paths of the files that readers get with a sample: all but its declared test. */
export const listPublishedFiles = (root: string, id: string): readonly string[] =>
  listSampleFiles(join(root, 'examples', id)).filter((file) => file !== 'example.json');

/** The directory that an example's archive unpacks to, such as `go-generic`, and the archive's URL path on the site. */
export function addressSample(id: string): {directory: string; path: string} {
  const directory = id.replace('/', '-');
  return {directory, path: `${brand.samplesPath}/${directory}.tar.gz`};
}

/**
 * Packs the tested files of an example into an archive with the same bytes each time.
 *
 * @param root absolute path of the project
 */
export function packSample(root: string, id: string) {
  const source = join(root, 'examples', id);
  const {directory, path} = addressSample(id);
  const blocks = listPublishedFiles(root, id).flatMap((file) => {
    const content = readPublished(join(source, file));
    const isExecutable = (statSync(join(source, file)).mode & 0o100) !== 0;
    const header = createHeader(`${directory}/${file}`, content.length, isExecutable);
    return [header, content, Buffer.alloc(-content.length & (blockSize - 1))];
  });
  const archive = gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * blockSize)]), {level: 9});
  // Byte 9 identifies the operating system; 255 means "unknown".
  archive[9] = 255;
  return {id, directory, path, archive, sha256: createHash('sha256').update(archive).digest('hex')};
}

/** A file's bytes, with the line ends that it has in the repository: Git for Windows changes those of text. */
function readPublished(file: string): Buffer {
  const content = readFileSync(file);
  return content.includes(0) ? content : Buffer.from(content.toString('latin1').replace(/\r\n/g, '\n'), 'latin1');
}

const blockSize = 512;

/**
 * Creates the header of a file in a ustar archive. Owner, time and mode are constant, so that the bytes are too.
 * @throws Error for a path that the header can't store
 */
function createHeader(path: string, size: number, isExecutable: boolean): Buffer {
  if (Buffer.byteLength(path) > 100) throw new Error(`${path} is longer than the 100 bytes of a tar header`);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  const header = Buffer.alloc(blockSize);
  header.write(path);
  // 2000-01-01 UTC, because some tools reject files from before 1980.
  const modified = octal(946_684_800, 12);
  const [mode, owner, group] = [octal(isExecutable ? 0o755 : 0o644, 8), octal(0, 8), octal(0, 8)];
  // The checksum counts itself as spaces, and a regular file is 0.
  header.write([mode, owner, group, octal(size, 12), modified, ' '.repeat(8), '0'].join(''), 100);
  header.write('ustar\x0000', 257);
  const checksum = header.reduce((sum, byte) => sum + byte, 0);
  header.write(`${octal(checksum, 7)} `, 148);
  return header;
}

/**
 * The project's samples, for `aloft init --template` in the simulator.
 *
 * @param root absolute path of the project
 */
export function createTemplates(root: string): Templates {
  const examples = join(root, 'examples');
  const ids = () => listSamples(examples);
  const read = (id: string) =>
    listPublishedFiles(root, id).map((file) => [file, readPublished(join(examples, id, file)).toString('utf8')]);
  return {ids, read: (id) => (ids().includes(id) ? Object.fromEntries(read(id)) : undefined)};
}

import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {brand} from '@aloft/platform/brand';
import {createTar} from './createTar';
import {listSampleFiles} from './listSampleFiles';

/** Location of a published sample. */
export interface SampleAddress {
  /** Directory that the archive unpacks to, such as `go-generic`. */
  readonly directory: string;
  /** URL path of the archive on the site. */
  readonly path: string;
}

/** A sample as the site publishes it. */
export interface Sample extends SampleAddress {
  /** ID of the example, such as `go/generic`. */
  readonly id: string;
  readonly archive: Buffer;
  /** SHA-256 of the archive, in hexadecimal. */
  readonly sha256: string;
}

/** The declared test of an example, which readers don't need. */
const record = 'example.json';

/** Paths of the files that readers get with a sample. */
export function listPublishedFiles(root: string, id: string): readonly string[] {
  return listSampleFiles(join(root, 'examples', id)).filter((file) => file !== record);
}

/** Returns the location of an example's archive. */
export function addressSample(id: string): SampleAddress {
  const directory = id.replace('/', '-');
  return {directory, path: `${brand.samplesPath}/${directory}.tar.gz`};
}

/**
 * Packs the tested files of an example into an archive with the same bytes each time.
 *
 * @param root absolute path of the project
 */
export function packSample(root: string, id: string): Sample {
  const source = join(root, 'examples', id);
  const {directory, path} = addressSample(id);
  const entries = listPublishedFiles(root, id).map((file) => ({
    path: `${directory}/${file}`,
    content: readFileSync(join(source, file)),
    isExecutable: (statSync(join(source, file)).mode & 0o100) !== 0,
  }));
  const archive = gzipSync(createTar(entries), {level: 9});
  // Byte 9 identifies the operating system; 255 means "unknown".
  archive[9] = 255;
  return {
    id,
    directory,
    path,
    archive,
    sha256: createHash('sha256').update(archive).digest('hex'),
  };
}

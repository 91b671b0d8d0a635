import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {listSamples, packSample} from '@aloft/content/samples';
import {brand} from '@aloft/platform/brand';

/**
 * Writes the archive of every sample and the list of their SHA-256 below a directory that is served.
 *
 * @param root absolute path of the project
 * @returns number of samples
 */
export async function writeSamples(directory: string, root: string): Promise<number> {
  const samples = listSamples(join(root, 'examples')).map((id) => packSample(root, id));
  await mkdir(join(directory, brand.samplesPath), {recursive: true});
  for (const {path, archive} of samples) await writeFile(join(directory, path), archive);
  const lines = samples.map(({directory, sha256}) => `${sha256}  ${directory}.tar.gz\n`);
  await writeFile(join(directory, brand.samplesPath, 'sha256sums.txt'), lines.join(''));
  return samples.length;
}

import {join} from 'node:path';
import {mkdir, writeFile} from 'node:fs/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listSamples, packSample} from '@aloft/content/samples';
import {brand} from '@aloft/platform/brand';

/** Publishes each sample as an archive: as files of the build, and from the development server. See `packages/content/src/samples`. */
export default function publishSamples({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const root = join(siteDir, '..');
  const served = join(generatedFilesDir, 'samples');
  return {
    name: 'samples',
    async loadContent() {
      if (process.env.NODE_ENV !== 'production') await writeSamples(served, root);
    },
    // The bundler's types don't include `devServer`. Docusaurus adds these static directories to its own.
    configureWebpack: () => ({devServer: {static: [{directory: served, publicPath: baseUrl}]}}) as object,
    async postBuild({outDir}) {
      console.log(`Samples: ${await writeSamples(outDir, root)} archives.`);
    },
  };
}

/**
 * Writes the archive of every sample and the list of their SHA-256 below a directory that is served.
 *
 * @param root absolute path of the project
 * @returns number of samples
 */
async function writeSamples(directory: string, root: string): Promise<number> {
  const samples = listSamples(join(root, 'examples')).map((id) => packSample(root, id));
  await mkdir(join(directory, brand.samplesPath), {recursive: true});
  for (const {path, archive} of samples) await writeFile(join(directory, path), archive);
  const lines = samples.map(({directory, sha256}) => `${sha256}  ${directory}.tar.gz\n`);
  await writeFile(join(directory, brand.samplesPath, 'sha256sums.txt'), lines.join(''));
  return samples.length;
}

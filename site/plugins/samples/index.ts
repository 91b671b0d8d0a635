import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeSamples} from './writeSamples';

/** Publishes each sample as an archive: as files of the build, and from the development server. See README.md. */
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

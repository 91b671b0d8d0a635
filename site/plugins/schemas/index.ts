import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listPublishedSchemas} from './publishedSchemas';
import {writeSchemas} from './writeSchemas';

/** Publishes the schemas of the platform: as files of the build, and from the development server. */
export default function publishSchemas({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const served = join(generatedFilesDir, 'schemas');
  return {
    name: 'schemas',
    loadContent: () => writeSchemas(served, listPublishedSchemas()),
    // The bundler's types don't include `devServer`. Docusaurus adds these static directories to its own.
    configureWebpack: () => ({devServer: {static: [{directory: served, publicPath: baseUrl}]}}) as object,
    postBuild: ({outDir}) => writeSchemas(outDir, listPublishedSchemas()),
  };
}

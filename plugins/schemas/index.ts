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
    // The bundler's types leave out the development server, whose static directories Docusaurus adds to its own.
    configureWebpack: () => ({devServer: {static: [{directory: served, publicPath: baseUrl}]}}) as object,
    postBuild: ({outDir}) => writeSchemas(outDir, listPublishedSchemas()),
  };
}

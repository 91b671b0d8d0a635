import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {brand} from '../../platform/brand';
import {formatSchema} from './formatSchema';
import {writeSchema} from './writeSchema';

/** Publishes the manifest's JSON Schema at its own `$id`: as a file of the build, and from the development server. */
export default function manifestSchema({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const served = join(generatedFilesDir, 'manifest-schema');
  return {
    name: 'manifest-schema',
    loadContent: () => writeSchema(served, brand.schemaPath, formatSchema()),
    // The bundler's types leave out the development server, whose static folders Docusaurus adds to its own.
    configureWebpack: () => ({devServer: {static: [{directory: served, publicPath: baseUrl}]}}) as object,
    postBuild: ({outDir}) => writeSchema(outDir, brand.schemaPath, formatSchema()),
  };
}

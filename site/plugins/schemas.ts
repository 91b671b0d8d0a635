import {dirname, join} from 'node:path';
import {mkdir, writeFile} from 'node:fs/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createOpenApi} from '@aloft/platform/api';
import {brand} from '@aloft/platform/brand';
import {cliSchema, describeCli} from '@aloft/platform/cli';
import {manifestSchema} from '@aloft/platform/manifest';

/** Publishes the schemas of the platform: as files of the build, and from the development server. */
export default function publishSchemas({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const served = join(generatedFilesDir, 'schemas');
  return {
    name: 'schemas',
    async loadContent() {
      if (process.env.NODE_ENV !== 'production') await writeSchemas(served, listPublishedSchemas());
    },
    // The bundler's types don't include `devServer`. Docusaurus adds these static directories to its own.
    configureWebpack: () => ({devServer: {static: [{directory: served, publicPath: baseUrl}]}}) as object,
    postBuild: ({outDir}) => writeSchemas(outDir, listPublishedSchemas()),
  };
}

/** A JSON document that the site publishes. */
interface PublishedSchema {
  /** URL path on the site. */
  readonly path: string;
  /** The document, indented for people. */
  readonly text: string;
}

/** The manifest's JSON Schema, the API's OpenAPI description, and the CLI's grammar with its JSON Schema. */
export function listPublishedSchemas(): readonly PublishedSchema[] {
  return [
    {path: brand.schemaPath, text: format(manifestSchema)},
    {path: brand.openApiPath, text: format(createOpenApi())},
    {path: brand.cliPath, text: format(describeCli())},
    {path: brand.cliSchemaPath, text: format(cliSchema)},
  ];
}

function format(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Writes schemas below a directory that is served, each at its URL path. */
export async function writeSchemas(directory: string, schemas: readonly PublishedSchema[]): Promise<void> {
  for (const {path, text} of schemas) {
    const file = join(directory, path);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}

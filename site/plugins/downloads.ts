import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listSamples, packSample} from '@aloft/content/samples';
import {createOpenApi} from '@aloft/platform/api';
import {brand} from '@aloft/platform/brand';
import {cliSchema, describeCli} from '@aloft/platform/cli';
import {manifestSchema} from '@aloft/platform/manifest';
import {writeFiles} from './writeFiles';

/** Publishes schemas and samples: as files of the build, and from the development server. */
export default function downloads({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const served = join(generatedFilesDir, 'downloads');
  const write = async (directory: string) => {
    const files = [...listSchemas(), ...listArchives(join(siteDir, '..'))];
    await writeFiles(directory, files);
    console.log(`Schemas and samples: ${files.length} files.`);
  };
  return {
    name: 'downloads',
    async loadContent() {
      if (process.env.NODE_ENV !== 'production') await write(served);
    },
    // The bundler's types don't include `devServer`. Docusaurus adds these static directories to its own.
    configureWebpack: () => ({devServer: {static: [{directory: served, publicPath: baseUrl}]}}) as object,
    postBuild: ({outDir}) => write(outDir),
  };
}

type PublishedFile = readonly [path: string, content: string | Buffer];

/** The manifest's JSON Schema, the API's OpenAPI description, and the CLI's grammar with its JSON Schema. */
function listSchemas(): readonly PublishedFile[] {
  const documents: readonly (readonly [string, object])[] = [
    [brand.schemaPath, manifestSchema],
    [brand.openApiPath, createOpenApi()],
    [brand.cliPath, describeCli()],
    [brand.cliSchemaPath, cliSchema],
  ];
  return documents.map(([path, document]) => [path, `${JSON.stringify(document, null, 2)}\n`]);
}

/** The archive of every sample, and the list of their SHA-256. @param root absolute path of the project */
function listArchives(root: string): readonly PublishedFile[] {
  const samples = listSamples(join(root, 'examples')).map((id) => packSample(root, id));
  const sums = samples.map(({directory, sha256}) => `${sha256}  ${directory}.tar.gz\n`).join('');
  return [
    ...samples.map(({path, archive}): PublishedFile => [path, archive]),
    [`${brand.samplesPath}/sha256sums.txt`, sums],
  ];
}

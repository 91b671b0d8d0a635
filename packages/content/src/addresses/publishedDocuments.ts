import {brand} from '@aloft/platform/brand';

/** A JSON document that the site publishes for programs. */
export interface PublishedDocument {
  /** Path on the site, below its base URL. */
  readonly path: string;
  /** Its content, a noun phrase. */
  readonly description: string;
}

/** The documents below `/schemas/`. `plugins/schemas` writes them. */
export const publishedDocuments: readonly PublishedDocument[] = [
  {path: brand.schemaPath, description: `JSON Schema of the manifest, ${brand.manifest}`},
  {path: brand.openApiPath, description: 'OpenAPI description of the API'},
  {path: brand.cliPath, description: `Commands, arguments, flags and examples of the ${brand.cli} CLI`},
  {path: brand.cliSchemaPath, description: 'JSON Schema of cli.json'},
];

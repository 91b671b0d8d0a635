import {createOpenApi} from '@aloft/platform/api';
import {brand} from '@aloft/platform/brand';
import {cliSchema, describeCli} from '@aloft/platform/cli';
import {manifestSchema} from '@aloft/platform/manifest';

/** A JSON document that the site publishes. */
export interface PublishedSchema {
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

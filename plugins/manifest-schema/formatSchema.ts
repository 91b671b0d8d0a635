import schema from '../../platform/manifest/aloft.schema.json';

/** The schema as published: the facts, in JSON that people can read. */
export function formatSchema(): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {createOpenApi} from '@aloft/platform/api';
import {brand} from '@aloft/platform/brand';
import {manifestSchema} from '@aloft/platform/manifest';
import {listPublishedSchemas, writeSchemas} from './schemas';

it('writes the manifest schema and the OpenAPI description to their paths', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'schemas-'));
  try {
    await writeSchemas(directory, listPublishedSchemas());
    const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(directory, path), 'utf8'));
    expect(await read(brand.schemaPath)).toEqual(manifestSchema);
    expect(await read(brand.openApiPath)).toEqual(createOpenApi());
  } finally {
    await rm(directory, {recursive: true});
  }
});

it('publishes the manifest schema at the URL of its $id', () => {
  expect(manifestSchema.$id).toBe(brand.docsUrl + brand.schemaPath);
});

import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {brand} from '../../platform/brand';
import schema from '../../platform/manifest/aloft.schema.json';
import {formatSchema} from './formatSchema';
import {writeSchema} from './writeSchema';

it('writes the facts to the path of the schema', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'schema-'));
  try {
    await writeSchema(folder, brand.schemaPath, formatSchema());
    expect(JSON.parse(await readFile(join(folder, brand.schemaPath), 'utf8'))).toEqual(schema);
  } finally {
    await rm(folder, {recursive: true});
  }
});

it('is published where its $id says', () => {
  expect(schema.$id).toBe(brand.docsUrl + brand.schemaPath);
});

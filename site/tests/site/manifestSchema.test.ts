import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {createOpenApi} from '@aloft/platform/api';
import {brand} from '@aloft/platform/brand';
import {manifestSchema} from '@aloft/platform/manifest';

const read = (path: string): unknown => JSON.parse(readFileSync(join(__dirname, '../../../build', path), 'utf8'));

it('publishes the schema at the URL of its $id, and the description of the API', () => {
  expect(read(brand.schemaPath)).toEqual(manifestSchema);
  expect(manifestSchema.$id).toBe(brand.docsUrl + brand.schemaPath);
  expect(read(brand.openApiPath)).toEqual(createOpenApi());
});

import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {brand} from '@aloft/platform/brand';
import {manifestSchema} from '@aloft/platform/manifest';

it('publishes the schema of the platform', () => {
  const file = join(__dirname, '../../../build', brand.schemaPath);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(manifestSchema);
});

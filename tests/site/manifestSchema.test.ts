import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {brand} from '../../platform/brand';
import {manifestSchema} from '../../platform/manifest/schema';

it('publishes the schema in platform/', () => {
  const file = join(__dirname, '../../build', brand.schemaPath);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(manifestSchema);
});

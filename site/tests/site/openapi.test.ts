import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {createOpenApi} from '@aloft/platform/api';
import {brand} from '@aloft/platform/brand';
import {manifestSchema} from '@aloft/platform/manifest';
import {installTool} from '../browser/installTool';
import {skipReason} from '@aloft/example-runner/skip';

interface Validator {
  validate: (document: object) => Promise<{valid: boolean; errors?: unknown}>;
  version: string;
}

const read = (file: string) => JSON.parse(readFileSync(path.join('build', file), 'utf8')) as object;

it('publishes the schema at the URL of its $id, and the description of the API', () => {
  expect(read(brand.schemaPath)).toEqual(manifestSchema);
  expect(manifestSchema.$id).toBe(brand.docsUrl + brand.schemaPath);
  expect(read(brand.openApiPath)).toEqual(createOpenApi());
});

const {directory, missing} = installTool('openapi-validator', '@seriousme/openapi-schema-validator');

it.skipIf(skipReason(missing))('the published description of the API is valid OpenAPI 3.1', async () => {
  const entry = pathToFileURL(path.join(directory, 'index.js')).href;
  const {Validator} = (await import(/* @vite-ignore */ entry)) as {Validator: new () => Validator};
  const validator = new Validator();
  const {valid, errors} = await validator.validate(read(brand.openApiPath));
  expect(errors ?? []).toEqual([]);
  expect([valid, validator.version]).toEqual([true, '3.1']);
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {brand} from '@aloft/platform/brand';
import {installTool} from '../browser/installTool';
import {skipReason} from '@aloft/example-runner/skip';

interface Validator {
  validate: (document: object) => Promise<{valid: boolean; errors?: unknown}>;
  version: string;
}

const tool = installTool('openapi-validator', '@seriousme/openapi-schema-validator');
const reason = skipReason('reason' in tool ? tool.reason : undefined);

it.skipIf(reason)('the published description of the API is valid OpenAPI 3.1', async () => {
  if (!('directory' in tool)) return;
  const entry = pathToFileURL(path.join(tool.directory, 'index.js')).href;
  const {Validator} = (await import(/* @vite-ignore */ entry)) as {Validator: new () => Validator};
  const validator = new Validator();
  const document = JSON.parse(readFileSync(path.join('build', brand.openApiPath), 'utf8')) as object;
  const {valid, errors} = await validator.validate(document);
  expect(errors ?? []).toEqual([]);
  expect([valid, validator.version]).toEqual([true, '3.1']);
});

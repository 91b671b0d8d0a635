import {expect, it} from 'vitest';
import {errors} from '../errors/catalog';
import {apiOperations, createOpenApi, errorStatuses, isList, successStatuses} from '.';

const document = createOpenApi() as {
  security: unknown;
  paths: Record<string, Record<string, {responses: Record<string, unknown>; parameters?: {$ref?: string}[]}>>;
  components: {securitySchemes: Record<string, unknown>; responses: Record<string, {headers: unknown}>};
};

it('operations have unique ids and requests', () => {
  expect(new Set(apiOperations.map(({id}) => id)).size).toBe(apiOperations.length);
  expect(new Set(apiOperations.map(({method, path}) => `${method} ${path}`)).size).toBe(apiOperations.length);
});

it('requires a bearer token, and returns 429 with Retry-After', () => {
  expect(document.security).toEqual([{token: []}]);
  expect(document.components.securitySchemes.token).toMatchObject({type: 'http', scheme: 'bearer'});
  expect(document.components.responses['429']?.headers).toHaveProperty('Retry-After');
});

it.each(apiOperations)('$id has shared errors, and pages or an idempotency key', ({path, method, result}) => {
  const {responses, parameters = []} = document.paths[path]![method.toLowerCase()]!;
  for (const status of ['401', '403', '429', '500']) expect(responses).toHaveProperty(status);
  expect(responses['429']).toEqual({$ref: '#/components/responses/429'});
  const shared = parameters.map(({$ref}) => $ref);
  expect(shared.includes('#/components/parameters/cursor')).toBe(isList(result));
  expect(shared.includes('#/components/parameters/idempotencyKey')).toBe(method === 'POST');
});

const numbers = (record: object): number[] => Object.keys(record).map(Number);
const sorted = (values: Iterable<number>): number[] => [...new Set(values)].sort((left, right) => left - right);

it('the statuses are those of the operations and errors', () => {
  expect(numbers(successStatuses)).toEqual(sorted(apiOperations.map(({status}) => status)));
  const used = Object.values(errors).flatMap(({httpStatus}) => httpStatus ?? []);
  expect(numbers(errorStatuses)).toEqual(sorted(used));
});

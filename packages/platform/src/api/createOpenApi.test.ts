import {describe, expect, it} from 'vitest';
import {commands} from '../cli/commands';
import {resources} from '../resources';
import {apiOperations, createOpenApi} from '.';
import {listQueryParameters} from './options';
import {isList} from './types';

const document = createOpenApi();

/** Returns the value in the document at a path of keys. */
function at(...keys: string[]): unknown {
  return keys.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
}

/** Commands without their own API request: they work locally, use a stream, or send another command's request. */
const LOCAL = new Set([
  'login',
  'logout',
  'version',
  'completion',
  'init',
  'build',
  'open',
  'metrics',
  'schema',
  'schema validate',
  'namespace use',
  'machine exec',
  'machine cp',
  'machine port-forward',
  'volume import',
]);

describe('operations', () => {
  it('have unique ids and requests', () => {
    const ids = apiOperations.map(({id}) => id);
    const requests = apiOperations.map(({method, path}) => `${method} ${path}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(requests).size).toBe(requests.length);
  });

  it('exist for every command that is not local', () => {
    const without = commands.filter(({api}) => !api).map(({path}) => path.join(' '));
    expect(new Set(without)).toEqual(LOCAL);
  });
});

/** Options of operations that their path and body don't contain, apart from those of lists and logs. */
const options = {
  deployApp: ['dryRun', 'moveHostnames', 'skipHostnames'],
  deleteApp: ['withServices', 'withVolumes'],
  setVariable: ['deploy'],
  deleteVariable: ['deploy'],
  setSecret: ['deploy'],
  deleteSecret: ['deploy'],
  stopMachine: ['grace'],
  restartMachine: ['grace'],
  deleteMachine: ['force'],
  detachVolume: ['force'],
  deleteVolume: ['withSnapshots'],
};

it('every option of a command is a field, a query parameter or local', () => {
  const others = apiOperations.filter(({method}) => method !== 'GET');
  const found = others.map(
    (operation) => [operation.id, listQueryParameters(operation).map(({name}) => name)] as const,
  );
  expect(Object.fromEntries(found.filter(([, names]) => names.length > 0))).toEqual(options);
});

describe('OpenAPI description', () => {
  it('has every resource with every field', () => {
    for (const {kind, fields} of resources) {
      const name = kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
      for (const {path, description} of fields) {
        const keys = path.split('.').flatMap((step) => ['properties', step]);
        expect(at('components', 'schemas', name, ...keys, 'description'), `${kind} ${path}`).toBe(description);
      }
    }
  });

  it('requires a bearer token', () => {
    expect(at('security')).toEqual([{token: []}]);
    expect(at('components', 'securitySchemes', 'token')).toMatchObject({type: 'http', scheme: 'bearer'});
  });

  it('returns 429 with Retry-After', () => {
    expect(at('components', 'responses', '429', 'headers')).toHaveProperty('Retry-After');
  });

  it.each(apiOperations.map((operation) => [operation.id, operation] as const))(
    '%s has shared errors, and pages or an idempotency key where they apply',
    (_, {path, method, result}) => {
      const operation = at('paths', path, method.toLowerCase()) as {
        responses: Record<string, unknown>;
        parameters?: {$ref?: string}[];
      };
      const parameters = (operation.parameters ?? []).map(({$ref}) => $ref);
      for (const status of ['401', '403', '429', '500']) expect(operation.responses).toHaveProperty(status);
      expect(operation.responses['429']).toEqual({$ref: '#/components/responses/429'});
      expect(parameters.includes('#/components/parameters/cursor')).toBe(isList(result));
      expect(parameters.includes('#/components/parameters/idempotencyKey')).toBe(method === 'POST');
    },
  );
});

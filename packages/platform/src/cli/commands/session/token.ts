import {limits} from '../../../limits';
import {fieldsOf} from '../../../resources';
import {tokenKinds, tokenScopes} from '../../../system/security';
import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';

const tokenColumns = defineColumns('token', ['name', 'kind', 'namespace', 'scopes', 'expiresAt', 'lastUsedAt']);

export const tokenList = defineCommand('token list', {
  group: 'session',
  access: 'admin',
  summary: 'List your tokens.',
  description:
    'List your personal tokens and the deploy tokens that you created. The secret part of a token is shown only once, when it is created.',
  examples: {
    'aloft token list': 'List tokens and the times of their last use.',
  },
  output: tokenColumns,
  api: {id: 'listTokens', request: 'GET /tokens', status: 200, result: ['token']},
});

export const tokenCreate = defineCommand('token create', {
  group: 'session',
  access: 'admin',
  summary: 'Create a token and print it once.',
  description:
    'A personal token has your permissions. A deploy token is limited to one namespace and to the given scopes, and is intended for CI. The token is printed once and cannot be shown again.',
  args: [
    {
      name: 'NAME',
      type: 'name',
      required: true,
      description: 'Name of the new token, which identifies it when you revoke it.',
    },
  ],
  flags: [
    {
      name: 'kind',
      type: 'enum',
      values: tokenKinds.map((kind) => kind.name),
      default: 'personal',
      description: 'Kind of token. A deploy token works only in the namespace that the command uses.',
    },
    {
      name: 'scope',
      type: 'enum',
      values: tokenScopes.map((scope) => scope.name),
      repeatable: true,
      default: 'deploy',
      description: 'Scope of a deploy token. Each scope includes the previous ones.',
    },
    {
      name: 'expires',
      type: 'duration',
      min: '1h',
      max: limits['token-lifetime-max'].written,
      default: limits['token-lifetime'].written,
      description: `Lifetime of the token. The default is ${limits['token-lifetime'].text}, and the maximum is ${limits['token-lifetime-max'].text}.`,
    },
  ],
  examples: {
    'aloft token create laptop': 'Create a personal token.',
    'aloft token create ci --kind deploy --scope deploy --namespace acme':
      'Create a token that CI uses to deploy to one namespace.',
    'aloft token create audit --kind deploy --scope read --expires 24h':
      'Create a read-only token that expires after one day.',
  },
  output: tokenColumns,
  errors: ['name_taken', 'namespace_not_found'],
  api: {
    id: 'createToken',
    request: 'POST /tokens',
    status: 201,
    result: 'token',
    body: fieldsOf('token', 'name', 'kind', 'namespace', 'scopes', 'expiresAt'),
    required: ['name'],
  },
});

export const tokenRevoke = defineCommand('token revoke', {
  group: 'session',
  access: 'admin',
  summary: 'Revoke a token.',
  description: 'The token stops working immediately. This cannot be undone.',
  args: [{name: 'NAME', type: 'name', required: true, description: 'Name of the token.'}],
  examples: {
    'aloft token revoke ci --yes': 'Revoke a token from a script.',
  },
  confirms: true,
  errors: ['token_not_found'],
  api: {id: 'revokeToken', request: 'DELETE /tokens/{token}', status: 204, result: null},
});

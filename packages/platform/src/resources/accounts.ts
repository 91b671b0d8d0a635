import {tokenKinds} from '../system/security';
import {recordFields} from './commonFields';
import {summaryOf} from './definitions';
import type {Resource} from './types';

/** Kinds about accounts, tokens and quotas. */
export const accountResources: readonly Resource[] = [
  {
    kind: 'namespace',
    plural: 'namespaces',
    short: 'ns',
    summary: summaryOf('namespace'),
    fields: [
      {
        path: 'name',
        type: 'string',
        description: 'Name of the namespace, unique across the platform.',
        example: 'acme',
      },
      {path: 'state', type: 'enum', description: 'State of the namespace.', example: 'active'},
      {
        path: 'region',
        type: 'string',
        description: 'Region of all resources in the namespace. It cannot be changed.',
        example: 'eu-central',
      },
      {path: 'apps', type: 'integer', description: 'Number of apps in the namespace.', example: 2},
      {path: 'machines', type: 'integer', description: 'Number of machines in the namespace.', example: 3},
      {
        path: 'inUse',
        type: 'boolean',
        description: 'Whether commands use this namespace by default.',
        example: true,
      },
      ...recordFields,
    ],
  },
  {
    kind: 'quota',
    plural: 'quotas',
    summary: 'A quota shows the usage of a namespace limit.',
    fields: [
      {
        path: 'limit',
        type: 'string',
        description: 'Name of the limit. For memory, the name includes the unit.',
        example: 'apps',
      },
      {path: 'used', type: 'number', description: 'Amount in use.', example: 2},
      {path: 'allowed', type: 'number', description: 'Maximum amount.', example: 50},
    ],
  },
  {
    kind: 'token',
    plural: 'tokens',
    summary: summaryOf('token'),
    fields: [
      {path: 'name', type: 'string', description: 'Name of the token.', example: 'ci'},
      {
        path: 'kind',
        type: 'enum',
        values: tokenKinds.map((kind) => kind.name),
        description:
          'Kind of token: `personal` has your permissions; `deploy` is limited to one namespace and to the scopes in `scopes`.',
        example: 'deploy',
      },
      {
        path: 'namespace',
        type: 'string',
        description: 'Namespace of a deploy token. `null` for a personal token.',
        example: 'acme',
      },
      {
        path: 'scopes',
        type: 'list',
        description: 'Scopes of a deploy token. A personal token has every scope.',
        example: ['deploy'],
      },
      {
        path: 'secret',
        type: 'string',
        description: 'Value of the token. Only `aloft token create` shows it, and only once.',
        example: 'alft_deploy_…',
      },
      {
        path: 'createdAt',
        type: 'timestamp',
        description: 'Creation time (RFC 3339, UTC).',
        example: '2026-03-02T09:30:00Z',
      },
      {
        path: 'expiresAt',
        type: 'timestamp',
        description: 'Expiry time (RFC 3339, UTC).',
        example: '2026-05-31T09:30:00Z',
      },
      {
        path: 'lastUsedAt',
        type: 'timestamp',
        description: 'Time of the last use, rounded to the minute. `null` if it was never used.',
        example: '2026-03-02T09:41:00Z',
      },
    ],
  },
  {
    kind: 'variable',
    plural: 'variables',
    summary: "A variable is an environment variable of an app's process.",
    fields: [
      {path: 'name', type: 'string', description: 'Name of the variable.', example: 'LOG_LEVEL'},
      {path: 'value', type: 'string', description: 'Value of the variable.', example: 'info'},
    ],
  },
  {
    kind: 'secret',
    plural: 'secrets',
    summary: summaryOf('secret'),
    fields: [
      {path: 'name', type: 'string', description: 'Name of the secret.', example: 'DATABASE_URL'},
      {
        path: 'digest',
        type: 'string',
        description: 'First eight hexadecimal digits of a keyed hash of the value, which show whether it changed.',
        example: '3f9a01bc',
      },
      {
        path: 'updatedAt',
        type: 'timestamp',
        description: 'Time of the last change (RFC 3339, UTC).',
        example: '2026-03-02T09:30:00Z',
      },
    ],
  },
  {
    kind: 'session',
    plural: 'sessions',
    summary: 'A session is the login that commands use.',
    fields: [
      {path: 'account', type: 'string', description: 'Handle of the account.', example: 'acme'},
      {
        path: 'token',
        type: 'string',
        description: 'Name of the current token and its source.',
        example: 'laptop (login)',
      },
      {path: 'namespace', type: 'string', description: 'Current namespace.', example: 'acme'},
      {path: 'region', type: 'string', description: 'Region of the current namespace.', example: 'eu-central'},
      {
        path: 'expiresAt',
        type: 'timestamp',
        description: 'Expiry time of the token (RFC 3339, UTC).',
        example: '2026-05-31T09:30:00Z',
      },
    ],
  },
];

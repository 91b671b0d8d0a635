import {recordFields} from './commonFields';
import type {Resource} from './types';

/** Kinds that say who, where and how much. */
export const accountResources: readonly Resource[] = [
  {
    kind: 'namespace',
    plural: 'namespaces',
    short: 'ns',
    summary: 'A namespace is the boundary of names, quota, private network and region.',
    fields: [
      {
        path: 'name',
        type: 'string',
        description: 'Name of the namespace, unique across the platform.',
        example: 'acme',
      },
      {path: 'state', type: 'enum', description: 'Where the namespace is in its life.', example: 'active'},
      {
        path: 'region',
        type: 'string',
        description: 'Region of everything in it. It cannot be changed.',
        example: 'eu-central',
      },
      {path: 'apps', type: 'integer', description: 'How many apps it holds.', example: 2},
      {path: 'machines', type: 'integer', description: 'How many machines it holds.', example: 3},
      {
        path: 'inUse',
        type: 'boolean',
        description: 'Whether commands without `--namespace` work in it.',
        example: true,
      },
      ...recordFields,
    ],
  },
  {
    kind: 'quota',
    plural: 'quotas',
    summary: 'A quota says how much of a limit a namespace uses.',
    fields: [
      {path: 'limit', type: 'string', description: 'What is limited.', example: 'apps'},
      {path: 'used', type: 'string', description: 'How much is in use.', example: '2'},
      {path: 'allowed', type: 'string', description: 'The most that is allowed.', example: '50'},
    ],
  },
  {
    kind: 'token',
    plural: 'tokens',
    summary: 'A token is a secret that proves who calls the API.',
    fields: [
      {path: 'name', type: 'string', description: 'Name of the token.', example: 'ci'},
      {
        path: 'kind',
        type: 'enum',
        values: ['personal', 'deploy'],
        description: 'Whether it acts as you, or in one namespace within its scopes.',
        example: 'deploy',
      },
      {
        path: 'namespace',
        type: 'string',
        description: 'Namespace that a deploy token is bound to. `null` for a personal one.',
        example: 'acme',
      },
      {
        path: 'scopes',
        type: 'list',
        description: 'What a deploy token may do. A personal token has every scope.',
        example: ['deploy'],
      },
      {
        path: 'secret',
        type: 'string',
        description: 'The token itself. Shown by `aloft token create` only, and only once.',
        example: 'alft_deploy_…',
      },
      {
        path: 'createdAt',
        type: 'timestamp',
        description: 'When it was created: RFC 3339, UTC.',
        example: '2026-03-02T09:30:00Z',
      },
      {
        path: 'expiresAt',
        type: 'timestamp',
        description: 'When it expires: RFC 3339, UTC.',
        example: '2026-05-31T09:30:00Z',
      },
      {
        path: 'lastUsedAt',
        type: 'timestamp',
        description: 'When it was last used, to the minute. `null` when it never was.',
        example: '2026-03-02T09:41:00Z',
      },
    ],
  },
  {
    kind: 'variable',
    plural: 'variables',
    summary: 'A variable is an environment variable that the process of an app gets.',
    fields: [
      {path: 'name', type: 'string', description: 'Name of the variable.', example: 'LOG_LEVEL'},
      {path: 'value', type: 'string', description: 'Its value.', example: 'info'},
    ],
  },
  {
    kind: 'secret',
    plural: 'secrets',
    summary: 'A secret is an environment variable whose value is encrypted and cannot be read back.',
    fields: [
      {path: 'name', type: 'string', description: 'Name of the secret.', example: 'DATABASE_URL'},
      {
        path: 'digest',
        type: 'string',
        description: 'First eight hexadecimal digits of a keyed hash of the value, to see whether it changed.',
        example: '3f9a01bc',
      },
      {
        path: 'updatedAt',
        type: 'timestamp',
        description: 'When it was last set: RFC 3339, UTC.',
        example: '2026-03-02T09:30:00Z',
      },
    ],
  },
  {
    kind: 'session',
    plural: 'sessions',
    summary: 'A session is the login that commands work with.',
    fields: [
      {path: 'account', type: 'string', description: 'Handle of the account.', example: 'acme'},
      {
        path: 'token',
        type: 'string',
        description: 'Name of the token in use, and where it came from.',
        example: 'laptop (login)',
      },
      {path: 'namespace', type: 'string', description: 'Namespace that commands work in.', example: 'acme'},
      {path: 'region', type: 'string', description: 'Region of that namespace.', example: 'eu-central'},
      {
        path: 'expiresAt',
        type: 'timestamp',
        description: 'When the token expires: RFC 3339, UTC.',
        example: '2026-05-31T09:30:00Z',
      },
    ],
  },
];

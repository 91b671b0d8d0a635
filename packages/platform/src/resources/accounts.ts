import {tokenKinds} from '../system';
import {
  boolean,
  choice,
  createdAt,
  integer,
  list,
  number,
  recordFields,
  type Resource,
  state,
  summaryOf,
  text,
  timestamp,
} from './fields';

/** Kinds about accounts, tokens and quotas. */
export const accountResources: readonly Resource[] = [
  {
    kind: 'namespace',
    summary: summaryOf('namespace'),
    fields: [
      text('name', 'Name of the namespace, unique across the platform.', 'acme'),
      state('namespace', 'active'),
      text('region', 'Region of all resources in the namespace. It cannot be changed.', 'eu-central'),
      integer('apps', 'Number of apps in the namespace.', 2),
      integer('machines', 'Number of machines in the namespace.', 3),
      boolean('inUse', 'Whether commands use this namespace by default.', true),
      ...recordFields,
    ],
  },
  {
    kind: 'quota',
    summary: 'A quota shows how much of a namespace limit is used.',
    fields: [
      text('limit', 'Name of the limit. For memory, the name includes the unit.', 'apps'),
      number('used', 'Amount in use.', 2),
      number('allowed', 'Maximum amount.', 50),
    ],
  },
  {
    kind: 'token',
    summary: summaryOf('token'),
    fields: [
      text('name', 'Name of the token.', 'ci'),
      choice(
        'kind',
        tokenKinds,
        'Kind of token: `personal` has your permissions; `deploy` is limited to one namespace and to the scopes in `scopes`.',
        'deploy',
      ),
      text('namespace', 'Namespace of a deploy token. `null` for a personal token.', 'acme'),
      list('scopes', 'Scopes of a deploy token. A personal token has every scope.', ['deploy']),
      text('secret', 'Value of the token. Only `aloft token create` shows it, and only once.', 'alft_deploy_…'),
      createdAt,
      timestamp('expiresAt', 'Expiry time (RFC 3339, UTC).', '2026-05-31T09:30:00Z'),
      timestamp(
        'lastUsedAt',
        'Time of the last use, rounded to the minute. `null` if it was never used.',
        '2026-03-02T09:41:00Z',
      ),
    ],
  },
  {
    kind: 'variable',
    summary: "A variable is an environment variable of an app's process.",
    fields: [text('name', 'Name of the variable.', 'LOG_LEVEL'), text('value', 'Value of the variable.', 'info')],
  },
  {
    kind: 'secret',
    summary: summaryOf('secret'),
    fields: [
      text('name', 'Name of the secret.', 'DATABASE_URL'),
      text(
        'digest',
        'First eight hexadecimal digits of a keyed hash of the value, which show whether it changed.',
        '3f9a01bc',
      ),
      timestamp('updatedAt', 'Time of the last change (RFC 3339, UTC).', '2026-03-02T09:30:00Z'),
    ],
  },
  {
    kind: 'session',
    summary: 'A session is the login that commands use.',
    fields: [
      text('account', 'Handle of the account.', 'acme'),
      text('token', 'Name of the current token and its source.', 'laptop (login)'),
      text('namespace', 'Current namespace.', 'acme'),
      text('region', 'Region of the current namespace.', 'eu-central'),
      timestamp('expiresAt', 'Expiry time of the token (RFC 3339, UTC).', '2026-05-31T09:30:00Z'),
    ],
  },
];

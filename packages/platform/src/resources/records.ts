import type {Resource} from './types';

/** Kinds that the platform records, and that commands don't create. */
export const recordResources: readonly Resource[] = [
  {
    kind: 'log-line',
    plural: 'log-lines',
    summary: 'A log line is one line of machine output, as sent by log drains.',
    fields: [
      {
        path: 'time',
        type: 'timestamp',
        description: 'Time when the platform received the line (RFC 3339, UTC).',
        example: '2026-03-02T09:41:12Z',
      },
      {path: 'namespace', type: 'string', description: 'Namespace that the machine belongs to.', example: 'acme'},
      {
        path: 'app',
        type: 'string',
        description: 'App that the machine belongs to. `null` for a standalone machine.',
        example: 'shop',
      },
      {path: 'machine', type: 'string', description: 'Name of the machine.', example: 'shop-1'},
      {
        path: 'source',
        type: 'enum',
        values: ['app', 'system'],
        description: 'Whether your process or the platform wrote the line.',
        example: 'app',
      },
      {
        path: 'stream',
        type: 'enum',
        values: ['stdout', 'stderr'],
        description: 'Output stream of your process. `null` for a line that the platform wrote.',
        example: 'stderr',
      },
      {path: 'message', type: 'string', description: 'Text of the line.', example: 'POST /checkout 502'},
    ],
  },
  {
    kind: 'audit-entry',
    plural: 'audit-entries',
    summary: 'An audit entry records one API request that changed something, read data in a machine, or was denied.',
    fields: [
      {
        path: 'time',
        type: 'timestamp',
        description: 'Time when the API received the request (RFC 3339, UTC).',
        example: '2026-03-02T09:41:12Z',
      },
      {
        path: 'actorKind',
        type: 'enum',
        values: ['account', 'deploy-token', 'support', 'platform'],
        description: 'Kind of caller: a member, a deploy token, a support engineer, or the platform itself.',
        example: 'deploy-token',
      },
      {
        path: 'actor',
        type: 'string',
        description: 'Handle of the account, name of the deploy token, or ID of the support request.',
        example: 'ci',
      },
      {
        path: 'token',
        type: 'string',
        description: 'Name of the personal token that the member used. `null` for the web console and other actors.',
        example: null,
      },
      {
        path: 'action',
        type: 'string',
        description: 'Resource kind and verb.',
        example: 'app.deploy',
      },
      {
        path: 'resource',
        type: 'string',
        description: 'Kind and name of the resource. `null` for an action on the namespace itself.',
        example: 'app/shop',
      },
      {
        path: 'outcome',
        type: 'enum',
        values: ['allowed', 'denied'],
        description: 'Whether the request was permitted. A permitted request can still fail for another reason.',
        example: 'allowed',
      },
      {
        path: 'address',
        type: 'string',
        description: 'Source IP address of the request. `null` for the platform.',
        example: '192.0.2.44',
      },
      {
        path: 'requestId',
        type: 'string',
        description: 'ID of the request, which API error messages also contain.',
        example: 'req-4k2jq7xw3a',
      },
    ],
  },
];

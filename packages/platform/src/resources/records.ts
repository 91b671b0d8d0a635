import {choice, type Resource, text, timestamp} from './fields';

/** Kinds that the platform records, and that commands don't create. */
export const recordResources: readonly Resource[] = [
  {
    kind: 'log-line',
    summary: 'A log line is one line of machine output, as sent by log drains.',
    fields: [
      timestamp('time', 'Time when the platform received the line (RFC 3339, UTC).', '2026-03-02T09:41:12Z'),
      text('namespace', 'Namespace that the machine belongs to.', 'acme'),
      text('app', 'App that the machine belongs to. `null` for a standalone machine.', 'shop'),
      text('machine', 'Name of the machine.', 'shop-1'),
      choice('source', ['app', 'system'], 'Whether your process or the platform wrote the line.', 'app'),
      choice(
        'stream',
        ['stdout', 'stderr'],
        'Output stream of your process. `null` for a line that the platform wrote.',
        'stderr',
      ),
      text('message', 'Text of the line.', 'POST /checkout 502'),
    ],
  },
  {
    kind: 'audit-entry',
    summary: 'An audit entry records one API request that changed something, read data in a machine, or was denied.',
    fields: [
      timestamp('time', 'Time when the API received the request (RFC 3339, UTC).', '2026-03-02T09:41:12Z'),
      choice(
        'actorKind',
        ['account', 'deploy-token', 'support', 'platform'],
        'Kind of caller: a member, a deploy token, a support engineer, or the platform itself.',
        'deploy-token',
      ),
      text('actor', 'Handle of the account, name of the deploy token, or ID of the support request.', 'ci'),
      text(
        'token',
        'Name of the personal token that the member used. `null` for the web console and other actors.',
        null,
      ),
      text('action', 'Resource kind and verb.', 'app.deploy'),
      text('resource', 'Kind and name of the resource. `null` for an action on the namespace itself.', 'app/shop'),
      choice(
        'outcome',
        ['allowed', 'denied'],
        'Whether the request was permitted. A permitted request can still fail for another reason.',
        'allowed',
      ),
      text('address', 'Source IP address of the request. `null` for the platform.', '192.0.2.44'),
      text('requestId', 'ID of the request, which API error messages also contain.', 'req-4k2jq7xw3a'),
    ],
  },
];

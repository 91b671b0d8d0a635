import {identityFields, recordFields} from './commonFields';
import type {Resource} from './types';

/** Kinds that stand beside a workload: network, storage, certificates. */
export const attachmentResources: readonly Resource[] = [
  {
    kind: 'service',
    plural: 'services',
    short: 'svc',
    summary: "A service is a network entry in front of one app's machines: hostnames, listeners and balancing.",
    fields: [
      ...identityFields('service', 'hello'),
      {
        path: 'app',
        type: 'string',
        description: 'App that requests go to. `null` while the service is detached.',
        example: 'hello',
      },
      {path: 'state', type: 'enum', description: 'Where the service is in its life.', example: 'ready'},
      {
        path: 'visibility',
        type: 'enum',
        values: ['public', 'private'],
        description: 'Whether the edge proxy serves it to the internet, or it is reached from its namespace only.',
        example: 'public',
      },
      {
        path: 'address',
        type: 'string',
        description: 'Hostname that the platform gives: public under `apps.aloft.example`, private under `internal`.',
        example: 'hello.acme.apps.aloft.example',
      },
      {
        path: 'listeners',
        type: 'list',
        description: 'Listeners as `PORT:TARGET/PROTOCOL`; a listener that redirects as `PORT:redirect/PROTOCOL`.',
        example: ['443:8080/https', '80:redirect/http'],
      },
      {
        path: 'hostnames',
        type: 'list',
        description: 'Custom hostnames that route to the service.',
        example: ['www.example.com'],
      },
      ...recordFields,
    ],
  },
  {
    kind: 'volume',
    plural: 'volumes',
    short: 'vol',
    summary:
      'A volume is block storage, formatted ext4, that outlives machines and is attached to one machine at a time.',
    fields: [
      ...identityFields('volume', 'data'),
      {path: 'state', type: 'enum', description: 'Where the volume is in its life.', example: 'attached'},
      {path: 'size', type: 'size', description: 'Size of the volume.', example: '10Gi'},
      {
        path: 'used',
        type: 'size',
        description: 'Space that files take, as last reported by the machine.',
        example: '512Mi',
      },
      {
        path: 'machine',
        type: 'string',
        description: 'Machine that it is attached to. `null` while it is detached.',
        example: 'm-4k2jq7xw3a',
      },
      {
        path: 'mount',
        type: 'string',
        description: 'Path at which the machine mounts it. `null` while it is detached.',
        example: '/var/lib/data',
      },
      {
        path: 'region',
        type: 'string',
        description: 'Region that stores it. It can be attached to machines of that region.',
        example: 'eu-central',
      },
      {path: 'snapshots', type: 'integer', description: 'How many snapshots it has.', example: 2},
      ...recordFields,
    ],
  },
  {
    kind: 'snapshot',
    plural: 'snapshots',
    summary: 'A snapshot is a copy of a volume at one moment, kept until it is deleted.',
    fields: [
      ...identityFields('snapshot', 'before-upgrade'),
      {path: 'volume', type: 'string', description: 'Volume that it was taken of.', example: 'data'},
      {path: 'size', type: 'size', description: 'Size of the volume when it was taken.', example: '10Gi'},
      {
        path: 'createdAt',
        type: 'timestamp',
        description: 'When it was taken: RFC 3339, UTC.',
        example: '2026-03-02T09:30:00Z',
      },
    ],
  },
  {
    kind: 'certificate',
    plural: 'certificates',
    short: 'cert',
    summary: 'A certificate is a TLS certificate for custom hostnames, managed by the platform or uploaded by you.',
    fields: [
      ...identityFields('certificate', 'shop'),
      {path: 'state', type: 'enum', description: 'Where the certificate is in its life.', example: 'active'},
      {
        path: 'source',
        type: 'enum',
        values: ['managed', 'uploaded'],
        description: 'Whether the platform gets and renews it (ACME), or you uploaded it.',
        example: 'managed',
      },
      {path: 'hostnames', type: 'list', description: 'Hostnames that it is valid for.', example: ['www.example.com']},
      {
        path: 'validation',
        type: 'enum',
        values: ['http', 'dns'],
        description: 'How control of the hostnames is proved. `null` for an uploaded one.',
        example: 'http',
      },
      {
        path: 'records',
        type: 'list',
        description: 'DNS records that you have to add: for the hostnames, and for the validation by DNS.',
        example: ['www.example.com. CNAME shop.acme.apps.aloft.example.'],
      },
      {
        path: 'issuer',
        type: 'string',
        description: 'Who issued it. `null` before the first issue.',
        example: 'Example CA R1',
      },
      {
        path: 'expiresAt',
        type: 'timestamp',
        description: 'When it expires: RFC 3339, UTC. `null` before the first issue.',
        example: '2026-05-31T09:30:00Z',
      },
      {
        path: 'renewsAt',
        type: 'timestamp',
        description: 'When the platform renews it: 30 days before it expires. `null` for an uploaded one.',
        example: '2026-05-01T09:30:00Z',
      },
      ...recordFields,
    ],
  },
];

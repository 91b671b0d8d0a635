import {limits} from '../limits';
import {manifestValues} from '../manifest/fields';
import {identityFields, recordFields} from './commonFields';
import {summaryOf} from './definitions';
import type {Resource} from './types';

/** How a certificate's hostnames are validated. */
export const validationMethods = ['http', 'dns'] as const;

/** Kinds that are attached to a workload: network, storage, certificates. */
export const attachmentResources: readonly Resource[] = [
  {
    kind: 'service',
    plural: 'services',
    short: 'svc',
    summary: summaryOf('service'),
    fields: [
      ...identityFields('service', 'hello'),
      {
        path: 'app',
        type: 'string',
        description: 'App that receives the requests. `null` while the service is detached.',
        example: 'hello',
      },
      {path: 'state', type: 'enum', description: 'State of the service.', example: 'ready'},
      {
        path: 'visibility',
        type: 'enum',
        values: manifestValues('services[].visibility'),
        description:
          'Whether the service is reachable from the internet (`public`) or from its namespace only (`private`).',
        example: 'public',
      },
      {
        path: 'address',
        type: 'string',
        description:
          'Hostname that the platform assigns: under `apps.aloft.example` for a public service, under `internal` for a private one.',
        example: 'hello.acme.apps.aloft.example',
      },
      {
        path: 'listeners',
        type: 'list',
        description: 'Listeners in the form `PORT:TARGET/PROTOCOL`, or `PORT:redirect/PROTOCOL` for a redirect.',
        example: ['443:8080/https', '80:redirect/http'],
      },
      {
        path: 'hostnames',
        type: 'list',
        description: 'Custom hostnames that route to the service, once you have proved that you control their domains.',
        example: ['www.example.com'],
      },
      ...recordFields,
    ],
  },
  {
    kind: 'volume',
    plural: 'volumes',
    short: 'vol',
    summary: summaryOf('volume'),
    fields: [
      ...identityFields('volume', 'data'),
      {path: 'state', type: 'enum', description: 'State of the volume.', example: 'attached'},
      {path: 'size', type: 'size', description: 'Size of the volume.', example: '10Gi'},
      {
        path: 'used',
        type: 'size',
        description: 'Used space, as last reported by the machine.',
        example: '512Mi',
      },
      {
        path: 'machine',
        type: 'string',
        description: 'Machine that the volume is attached to. `null` while it is detached.',
        example: 'm-4k2jq7xw3a',
      },
      {
        path: 'mount',
        type: 'string',
        description: 'Mount path in the machine. `null` while the volume is detached.',
        example: '/var/lib/data',
      },
      {
        path: 'region',
        type: 'string',
        description: 'Region of the volume, which can be attached only to machines in the same region.',
        example: 'eu-central',
      },
      {path: 'snapshots', type: 'integer', description: 'Number of snapshots.', example: 2},
      ...recordFields,
    ],
  },
  {
    kind: 'snapshot',
    plural: 'snapshots',
    summary: summaryOf('snapshot'),
    fields: [
      ...identityFields('snapshot', 'before-upgrade', 'of its volume'),
      {path: 'volume', type: 'string', description: 'Volume that the snapshot was taken from.', example: 'data'},
      {path: 'size', type: 'size', description: 'Size of the volume when the snapshot was taken.', example: '10Gi'},
      {path: 'used', type: 'size', description: 'Data in the snapshot, which is billed.', example: '512Mi'},
      {
        path: 'createdAt',
        type: 'timestamp',
        description: 'Creation time (RFC 3339, UTC).',
        example: '2026-03-02T09:30:00Z',
      },
    ],
  },
  {
    kind: 'certificate',
    plural: 'certificates',
    short: 'cert',
    summary: summaryOf('certificate'),
    fields: [
      ...identityFields('certificate', 'shop'),
      {path: 'state', type: 'enum', description: 'State of the certificate.', example: 'active'},
      {
        path: 'source',
        type: 'enum',
        values: ['managed', 'uploaded'],
        description:
          'Whether the platform obtains and renews the certificate through ACME (`managed`) or you uploaded it (`uploaded`).',
        example: 'managed',
      },
      {
        path: 'hostnames',
        type: 'list',
        description: 'Hostnames that the certificate covers.',
        example: ['www.example.com'],
      },
      {
        path: 'validation',
        type: 'enum',
        values: validationMethods,
        description: 'How the hostnames are validated. `null` for an uploaded certificate.',
        example: 'http',
      },
      {
        path: 'records',
        type: 'list',
        description: 'DNS records that you need to add for the hostnames and for DNS validation.',
        example: ['www.example.com. CNAME shop.acme.apps.aloft.example.'],
      },
      {
        path: 'issuer',
        type: 'string',
        description: 'Issuer of the certificate. `null` before it is first issued.',
        example: 'Example CA R1',
      },
      {
        path: 'expiresAt',
        type: 'timestamp',
        description: 'Expiry time (RFC 3339, UTC). `null` before the certificate is first issued.',
        example: '2026-05-31T09:30:00Z',
      },
      {
        path: 'renewsAt',
        type: 'timestamp',
        description: `Renewal time: ${limits['certificate-renewal'].text} before the certificate expires. \`null\` for an uploaded certificate.`,
        example: '2026-05-01T09:30:00Z',
      },
      ...recordFields,
    ],
  },
];

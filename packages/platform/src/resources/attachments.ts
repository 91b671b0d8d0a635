import {limits} from '../limits';
import {manifestBounds} from '../manifest/fields';
import {
  choice,
  createdAt,
  identityFields,
  integer,
  list,
  recordFields,
  type Resource,
  size,
  state,
  summaryOf,
  text,
  timestamp,
} from './fields';

/** How a certificate's hostnames are validated. */
export const validationMethods = ['http', 'dns'] as const;

/** Kinds that are attached to a workload: network, storage, certificates. */
export const attachmentResources: readonly Resource[] = [
  {
    kind: 'service',
    summary: summaryOf('service'),
    fields: [
      ...identityFields('service', 'hello'),
      text('app', 'App that receives the requests. `null` while the service is detached.', 'hello'),
      state('service', 'ready'),
      choice(
        'visibility',
        manifestBounds('services[].visibility').values ?? [],
        'Whether the service is reachable from the internet (`public`) or from its namespace only (`private`).',
        'public',
      ),
      text(
        'address',
        'Hostname that the platform assigns: under `apps.aloft.example` for a public service, and under `internal` for a private one.',
        'hello.acme.apps.aloft.example',
      ),
      list('listeners', 'Listeners in the form `PORT:TARGET/PROTOCOL`, or `PORT:redirect/PROTOCOL` for a redirect.', [
        '443:8080/https',
        '80:redirect/http',
      ]),
      list(
        'hostnames',
        'Custom hostnames that route to the service, once you have proved that you control their domains.',
        ['www.example.com'],
      ),
      ...recordFields,
    ],
  },
  {
    kind: 'volume',
    summary: summaryOf('volume'),
    fields: [
      ...identityFields('volume', 'data'),
      state('volume', 'attached'),
      size('size', 'Size of the volume.', '10Gi'),
      size('used', 'Used space, as last reported by the machine.', '512Mi'),
      text('machine', 'Machine that the volume is attached to. `null` while it is detached.', 'm-4k2jq7xw3a'),
      text('mount', 'Mount path in the machine. `null` while the volume is detached.', '/var/lib/data'),
      text('region', 'Region of the volume, which can be attached only to machines in the same region.', 'eu-central'),
      integer('snapshots', 'Number of snapshots.', 2),
      ...recordFields,
    ],
  },
  {
    kind: 'snapshot',
    summary: summaryOf('snapshot'),
    fields: [
      ...identityFields('snapshot', 'before-upgrade', 'of its volume'),
      text('volume', 'Volume that the snapshot was taken from.', 'data'),
      size('size', 'Size of the volume when the snapshot was taken.', '10Gi'),
      size('used', 'Size of the data in the snapshot. This amount is billed.', '512Mi'),
      createdAt,
    ],
  },
  {
    kind: 'certificate',
    summary: summaryOf('certificate'),
    fields: [
      ...identityFields('certificate', 'shop'),
      state('certificate', 'active'),
      choice(
        'source',
        ['managed', 'uploaded'],
        'Whether the platform obtains and renews the certificate through ACME (`managed`) or you uploaded it (`uploaded`).',
        'managed',
      ),
      list('hostnames', 'Hostnames that the certificate covers.', ['www.example.com']),
      choice(
        'validation',
        validationMethods,
        'How the hostnames are validated. `null` for an uploaded certificate.',
        'http',
      ),
      list('records', 'DNS records that you need to add for the hostnames and for DNS validation.', [
        'www.example.com. CNAME shop.acme.apps.aloft.example.',
      ]),
      text('issuer', 'Issuer of the certificate. `null` before it is first issued.', 'Example CA R1'),
      timestamp(
        'expiresAt',
        'Expiry time (RFC 3339, UTC). `null` before the certificate is first issued.',
        '2026-05-31T09:30:00Z',
      ),
      timestamp(
        'renewsAt',
        `Renewal time: ${limits['certificate-renewal'].text} before the certificate expires. \`null\` for an uploaded certificate.`,
        '2026-05-01T09:30:00Z',
      ),
      ...recordFields,
    ],
  },
];

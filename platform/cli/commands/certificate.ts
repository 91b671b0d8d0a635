import {findField} from '../../resources';
import {defineColumns} from '../defineColumns';
import type {Command, Flag} from '../types';
import {labelFilter, labelSetter, nameArgument, newNameArgument, stateFilter, waitFlags} from './sharedFlags';

const certificate = nameArgument('certificate');
const certificateColumns = {
  NAME: 'name',
  STATE: 'state',
  SOURCE: 'source',
  HOSTNAMES: 'hostnames',
  EXPIRES: 'expiresAt',
};

const hostnameFlag: Flag = {
  name: 'hostname',
  type: 'hostname',
  repeatable: true,
  required: true,
  description: 'Hostname that the certificate covers. Repeat the flag for several hostnames.',
};

/** Commands of the noun `certificate`. */
export const certificateCommands: readonly Command[] = [
  {
    path: ['certificate', 'list'],
    group: 'certificate',
    summary: 'List certificates.',
    description: 'List the certificates in the namespace, sorted by name.',
    args: [],
    flags: [stateFilter('certificate'), labelFilter],
    examples: [
      {line: 'aloft certificate list', description: 'List the certificates in the current namespace.'},
      {
        line: 'aloft cert list --state expired --state failed --label team=web',
        description: 'List certificates that need attention.',
      },
    ],
    output: defineColumns('certificate', certificateColumns),
    errors: [],
  },
  {
    path: ['certificate', 'get'],
    group: 'certificate',
    summary: 'Show a certificate and its required DNS records.',
    description: 'Show every field of a certificate and its required DNS records.',
    args: [certificate],
    flags: [],
    examples: [{line: 'aloft certificate get shop', description: 'Show which DNS records are required.'}],
    output: defineColumns('certificate', {
      NAME: 'name',
      STATE: 'state',
      SOURCE: 'source',
      HOSTNAMES: 'hostnames',
      VALIDATION: 'validation',
      RECORDS: 'records',
      ISSUER: 'issuer',
      EXPIRES: 'expiresAt',
      RENEWS: 'renewsAt',
    }),
    errors: ['certificate_not_found'],
  },
  {
    path: ['certificate', 'create'],
    group: 'certificate',
    summary: 'Request a managed certificate.',
    description:
      'Print the DNS records to add. When they exist, the platform obtains the certificate through ACME and later renews it. A wildcard hostname requires DNS validation.',
    args: [newNameArgument('certificate')],
    flags: [
      hostnameFlag,
      {
        name: 'validation',
        type: 'enum',
        values: findField('certificate', 'validation')?.values,
        default: 'http',
        description:
          'Validation method for the hostnames: a request to the platform (`http`) or a CNAME record (`dns`).',
      },
      labelSetter,
      {name: 'wait', type: 'boolean', default: 'false', description: 'Wait until the certificate is active.'},
      {
        name: 'timeout',
        type: 'duration',
        min: '1s',
        max: '1h',
        default: '10m',
        requires: ['wait'],
        description:
          'Maximum time to wait. When it elapses, the command exits with code 6, and the operation continues in the background.',
      },
    ],
    examples: [
      {
        line: 'aloft certificate create shop --hostname www.example.com --hostname example.com',
        description: 'Request one certificate for two hostnames.',
      },
      {
        line: 'aloft certificate create wild --hostname "*.example.com" --validation dns --label team=web',
        description: 'Request a wildcard certificate.',
      },
      {
        line: 'aloft certificate create shop --hostname www.example.com --wait --timeout 30m',
        description: 'Wait until the certificate is active.',
      },
    ],
    output: defineColumns('certificate', certificateColumns),
    errors: [
      'name_taken',
      'quota_exceeded',
      'hostname_taken',
      'flag_value_invalid',
      'validation_failed',
      'wait_timeout',
    ],
  },
  {
    path: ['certificate', 'upload'],
    group: 'certificate',
    summary: 'Upload or replace a certificate.',
    description:
      'Both files must be in PEM format. The certificate file contains the certificate followed by its chain; the key must not have a passphrase. A certificate with the same name is replaced without downtime.',
    args: [{name: 'NAME', type: 'name', required: true, description: 'Name of the certificate, new or existing.'}],
    flags: [
      {name: 'certificate', type: 'path', required: true, description: 'PEM file with the certificate and its chain.'},
      {name: 'key', type: 'path', required: true, description: 'PEM file with the private key.'},
      labelSetter,
    ],
    examples: [
      {
        line: 'aloft certificate upload internal-ca --certificate fullchain.pem --key privkey.pem',
        description: 'Upload a certificate.',
      },
      {
        line: 'aloft cert upload internal-ca --certificate fullchain.pem --key privkey.pem --label team=web',
        description: 'Replace the certificate and set a label.',
      },
    ],
    output: defineColumns('certificate', certificateColumns),
    errors: ['name_taken', 'quota_exceeded', 'file_not_found', 'certificate_mismatch', 'certificate_invalid'],
  },
  {
    path: ['certificate', 'renew'],
    group: 'certificate',
    summary: 'Renew a managed certificate now.',
    description:
      'The platform renews a certificate 30 days before it expires. After a failed validation, use this command once the DNS records are correct.',
    args: [certificate],
    flags: waitFlags('the certificate is active', '10m'),
    examples: [
      {line: 'aloft certificate renew shop', description: 'Retry after fixing the DNS records.'},
      {line: 'aloft certificate renew shop --no-wait', description: 'Start the operation and return immediately.'},
      {line: 'aloft certificate renew shop --timeout 30m', description: 'Wait longer for the certificate authority.'},
    ],
    output: defineColumns('certificate', certificateColumns),
    errors: ['certificate_not_found', 'certificate_uploaded', 'state_conflict', 'validation_failed', 'wait_timeout'],
  },
  {
    path: ['certificate', 'delete'],
    group: 'certificate',
    summary: 'Delete a certificate.',
    description: 'A certificate that is still in use cannot be deleted; remove its hostnames from the services first.',
    args: [certificate],
    flags: [],
    examples: [{line: 'aloft certificate delete shop --yes', description: 'Delete a certificate.'}],
    confirms: true,
    errors: ['certificate_not_found', 'resource_in_use'],
  },
];

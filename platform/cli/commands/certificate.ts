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
  description: 'Hostname that the certificate is for. Given several times, one certificate covers all of them.',
};

/** Commands of the noun `certificate`. */
export const certificateCommands: readonly Command[] = [
  {
    path: ['certificate', 'list'],
    group: 'certificate',
    summary: 'List certificates.',
    description: 'Lists the certificates of the namespace, by name.',
    args: [],
    flags: [stateFilter('certificate'), labelFilter],
    examples: [
      {line: 'aloft certificate list', description: 'List the certificates of the namespace in use.'},
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
    summary: 'Show a certificate and the DNS records that it needs.',
    description:
      'Shows every field of the certificate. While it waits for validation, it shows the records that you have to add to your DNS.',
    args: [certificate],
    flags: [],
    examples: [{line: 'aloft certificate get shop', description: 'See which DNS records are needed.'}],
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
    summary: 'Ask for a managed certificate.',
    description:
      'The platform gets the certificate by ACME and renews it. Point the hostnames at the platform first. A wildcard needs validation by DNS.',
    args: [newNameArgument('certificate')],
    flags: [
      hostnameFlag,
      {
        name: 'validation',
        type: 'enum',
        values: ['http', 'dns'],
        default: 'http',
        description:
          'How control of the hostnames is proved: by a request to the platform (`http`), or by a CNAME record (`dns`).',
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
        description: 'How long to wait. After it the command ends with exit code 6; the work goes on.',
      },
    ],
    examples: [
      {
        line: 'aloft certificate create shop --hostname www.example.com --hostname example.com',
        description: 'Get one certificate for two hostnames.',
      },
      {
        line: 'aloft certificate create wild --hostname "*.example.com" --validation dns --label team=web',
        description: 'Get a wildcard certificate.',
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
    summary: 'Upload a certificate of your own, or replace one.',
    description:
      'Both files are PEM. The certificate is followed by its chain; the key has no passphrase. Uploading under an existing name replaces the certificate without interruption.',
    args: [{name: 'NAME', type: 'name', required: true, description: 'Name of the certificate, new or existing.'}],
    flags: [
      {name: 'certificate', type: 'path', required: true, description: 'File with the certificate and its chain.'},
      {name: 'key', type: 'path', required: true, description: 'File with the private key.'},
      labelSetter,
    ],
    examples: [
      {
        line: 'aloft certificate upload internal-ca --certificate fullchain.pem --key privkey.pem',
        description: 'Upload a certificate.',
      },
      {
        line: 'aloft cert upload internal-ca --certificate fullchain.pem --key privkey.pem --label team=web',
        description: 'Replace it and label it.',
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
      'The platform renews a certificate 30 days before it expires. Use this command after a failed validation, once the DNS is right.',
    args: [certificate],
    flags: waitFlags('the certificate is active', '10m'),
    examples: [
      {line: 'aloft certificate renew shop', description: 'Try again after mending the DNS.'},
      {line: 'aloft certificate renew shop --no-wait', description: 'Ask for it and return at once.'},
      {line: 'aloft certificate renew shop --timeout 30m', description: 'Wait longer for the authority.'},
    ],
    output: defineColumns('certificate', certificateColumns),
    errors: ['certificate_not_found', 'certificate_uploaded', 'state_conflict', 'validation_failed', 'wait_timeout'],
  },
  {
    path: ['certificate', 'delete'],
    group: 'certificate',
    summary: 'Delete a certificate.',
    description: 'A certificate whose hostnames a service still uses is kept: remove the hostnames first.',
    args: [certificate],
    flags: [],
    examples: [{line: 'aloft certificate delete shop --yes', description: 'Delete a certificate.'}],
    confirms: true,
    errors: ['certificate_not_found', 'resource_in_use'],
  },
];

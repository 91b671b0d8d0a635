import {fieldsOf} from '../../../resources';
import {validationMethods} from '../../../resources/attachments';
import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import type {Flag} from '../../types';
import {certificateColumns} from './list';
import {nameArgument, newNameArgument, labelSetter, waitFlags} from '../sharedFlags';

const hostnameFlag = {
  name: 'hostname',
  type: 'hostname',
  repeatable: true,
  required: true,
  description: 'Hostname that the certificate covers. Repeat the flag for several hostnames.',
} as const satisfies Flag;

export const certificateCreate = defineCommand('certificate create', {
  access: 'deploy',
  summary: 'Request a managed certificate.',
  description:
    'Print the DNS records to add. When they exist, the platform obtains the certificate through ACME and later renews it. A wildcard hostname requires DNS validation.',
  args: [newNameArgument('certificate')],
  flags: [
    hostnameFlag,
    {
      name: 'validation',
      type: 'enum',
      values: validationMethods,
      default: 'http',
      description: 'Validation method for the hostnames: a request to the platform (`http`) or a CNAME record (`dns`).',
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
  examples: {
    'aloft certificate create shop --hostname www.example.com --hostname example.com':
      'Request one certificate for two hostnames.',
    'aloft certificate create wild --hostname "*.example.com" --validation dns --label team=web':
      'Request a wildcard certificate.',
    'aloft certificate create shop --hostname www.example.com --wait --timeout 30m':
      'Wait until the certificate is active.',
  },
  output: defineColumns('certificate', certificateColumns),
  errors: ['name_taken', 'quota_exceeded', 'hostname_taken', 'flag_value_invalid', 'validation_failed', 'wait_timeout'],
  api: {
    id: 'createCertificate',
    request: 'POST /namespaces/{namespace}/certificates',
    status: 201,
    result: 'certificate',
    body: fieldsOf('certificate', 'name', 'hostnames', 'validation', 'labels'),
    required: ['name', 'hostnames'],
  },
});

export const certificateRenew = defineCommand('certificate renew', {
  access: 'deploy',
  summary: 'Renew a managed certificate now.',
  description:
    'The platform renews a certificate 30 days before it expires. After a failed validation, use this command once the DNS records are correct.',
  args: [nameArgument('certificate')],
  flags: waitFlags('the certificate is active', '10m'),
  examples: {
    'aloft certificate renew shop': 'Retry after fixing the DNS records.',
    'aloft certificate renew shop --no-wait': 'Start the operation and return immediately.',
    'aloft certificate renew shop --timeout 30m': 'Wait longer for the certificate authority.',
  },
  output: defineColumns('certificate', certificateColumns),
  errors: ['certificate_not_found', 'certificate_uploaded', 'state_conflict', 'validation_failed', 'wait_timeout'],
  api: {
    id: 'renewCertificate',
    request: 'POST /namespaces/{namespace}/certificates/{certificate}/renew',
    status: 202,
    result: 'certificate',
  },
});

export const certificateDelete = defineCommand('certificate delete', {
  access: 'admin',
  summary: 'Delete a certificate.',
  description: 'A certificate that is still in use cannot be deleted; remove its hostnames from the services first.',
  args: [nameArgument('certificate')],
  examples: {
    'aloft certificate delete shop --yes': 'Delete a certificate.',
  },
  confirms: true,
  errors: ['certificate_not_found', 'resource_in_use'],
  api: {
    id: 'deleteCertificate',
    request: 'DELETE /namespaces/{namespace}/certificates/{certificate}',
    status: 204,
    result: null,
  },
});

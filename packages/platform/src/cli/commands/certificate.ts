import {limits} from '../../limits';
import {text, validationMethods} from '../../resources';
import {defineCommands} from '../defineCommands';
import {argument, flag} from '../valueTypes';
import {labelSetter, listCommand, timeoutFlag, waitFlags} from './sharedFlags';

const hostnameFlag = flag.hostname(
  'hostname',
  'Hostname that the certificate covers. Repeat the flag for several hostnames.',
  {repeatable: true, required: true},
);

export const certificateCommands = defineCommands('certificate', {
  'certificate list': listCommand('certificate', [], {
    'aloft cert list --state expired --state failed --label team=web': 'List certificates that need attention.',
  }),

  'certificate get': {
    summary: 'Show a certificate and its required DNS records.',
    description: 'Show every field of a certificate and its required DNS records.',
    examples: {'aloft certificate get shop': 'Show which DNS records are required.'},
    output: ['name', 'state', 'source', 'hostnames', 'validation', 'records', 'issuer', 'expiresAt', 'renewsAt'],
  },

  'certificate create': {
    summary: 'Request a managed certificate.',
    description:
      'Print the DNS records to add. When they exist, the platform obtains the certificate through ACME and later renews it. A wildcard hostname requires DNS validation.',
    flags: [
      hostnameFlag,
      flag.enum(
        'validation',
        'Validation method for the hostnames: a request to the platform (`http`) or a CNAME record (`dns`).',
        {values: validationMethods, default: 'http'},
      ),
      labelSetter,
      flag.boolean('wait', 'Wait until the certificate is active.'),
      timeoutFlag('10m', {requires: ['wait']}),
    ],
    examples: {
      'aloft certificate create shop --hostname www.example.com --hostname example.com':
        'Request one certificate for two hostnames.',
      'aloft certificate create wild --hostname "*.example.com" --validation dns --label team=web':
        'Request a wildcard certificate.',
      'aloft certificate create shop --hostname www.example.com --wait --timeout 30m':
        'Wait until the certificate is active.',
    },
    errors: ['flag_value_invalid', 'validation_failed'],
  },

  'certificate upload': {
    summary: 'Upload or replace a certificate.',
    description:
      'Both files must be in PEM format. The certificate file contains the certificate followed by its chain; the key must not have a passphrase. A certificate with the same name is replaced without downtime.',
    args: [argument.name('NAME', 'Name of the certificate, new or existing.')],
    flags: [
      flag.path('certificate', 'PEM file with the certificate and its chain.', {required: true}),
      flag.path('key', 'PEM file with the private key.', {required: true}),
      labelSetter,
    ],
    examples: {
      'aloft certificate upload partner --certificate fullchain.pem --key privkey.pem': 'Upload a certificate.',
      'aloft cert upload partner --certificate fullchain.pem --key privkey.pem --label team=web':
        'Replace the certificate and set a label.',
    },
    errors: ['name_taken', 'quota_exceeded', 'file_not_found', 'certificate_mismatch', 'certificate_invalid'],
    api: {
      request: 'PUT /namespaces/{namespace}/certificates/{certificate}/files',
      body: {
        certificate: text('Certificate and its chain, as PEM.', '-----BEGIN CERTIFICATE-----…'),
        key: text('Private key, as PEM. It cannot be read back.', '-----BEGIN PRIVATE KEY-----…'),
      },
    },
  },

  'certificate renew': {
    summary: 'Renew a managed certificate now.',
    description: `The platform renews a certificate ${limits['certificate-renewal'].text} before it expires. After a failed validation, use this command once the DNS records are correct.`,
    flags: waitFlags('the certificate is active', '10m'),
    examples: {
      'aloft certificate renew shop': 'Retry after fixing the DNS records.',
      'aloft certificate renew shop --no-wait': 'Start the operation and return immediately.',
      'aloft certificate renew shop --timeout 30m': 'Wait longer for the certificate authority.',
    },
    errors: ['certificate_uploaded', 'state_conflict', 'validation_failed'],
  },

  'certificate delete': {
    summary: 'Delete a certificate.',
    description: 'A certificate that is still in use cannot be deleted; remove its hostnames from the services first.',
    examples: {'aloft certificate delete shop --yes': 'Delete a certificate.'},
    errors: ['resource_in_use'],
  },
});

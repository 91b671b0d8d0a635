import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import type {ResourceField} from '../../../resources';
import {certificateColumns} from './list';
import {labelSetter} from '../sharedFlags';

const certificateFile: ResourceField = {
  path: 'certificate',
  type: 'string',
  description: 'Certificate and its chain, as PEM.',
  example: '-----BEGIN CERTIFICATE-----…',
};
const keyFile: ResourceField = {
  path: 'key',
  type: 'string',
  description: 'Private key, as PEM. It cannot be read back.',
  example: '-----BEGIN PRIVATE KEY-----…',
};

export const certificateUpload = defineCommand('certificate upload', {
  access: 'deploy',
  summary: 'Upload or replace a certificate.',
  description:
    'Both files must be in PEM format. The certificate file contains the certificate followed by its chain; the key must not have a passphrase. A certificate with the same name is replaced without downtime.',
  args: [{name: 'NAME', type: 'name', required: true, description: 'Name of the certificate, new or existing.'}],
  flags: [
    {name: 'certificate', type: 'path', required: true, description: 'PEM file with the certificate and its chain.'},
    {name: 'key', type: 'path', required: true, description: 'PEM file with the private key.'},
    labelSetter,
  ],
  examples: {
    'aloft certificate upload partner --certificate fullchain.pem --key privkey.pem': 'Upload a certificate.',
    'aloft cert upload partner --certificate fullchain.pem --key privkey.pem --label team=web':
      'Replace the certificate and set a label.',
  },
  output: defineColumns('certificate', certificateColumns),
  errors: ['name_taken', 'quota_exceeded', 'file_not_found', 'certificate_mismatch', 'certificate_invalid'],
  api: {
    id: 'uploadCertificate',
    request: 'PUT /namespaces/{namespace}/certificates/{certificate}/files',
    status: 200,
    result: 'certificate',
    body: [certificateFile, keyFile],
    required: ['certificate', 'key'],
  },
});

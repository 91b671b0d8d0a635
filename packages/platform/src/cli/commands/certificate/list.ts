import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {nameArgument, labelFilter, stateFilter} from '../sharedFlags';

export const certificateColumns = ['name', 'state', 'source', 'hostnames', 'expiresAt'];

export const certificateList = defineCommand('certificate list', {
  access: 'read',
  summary: 'List certificates.',
  description: 'List the certificates in the namespace, sorted by name.',
  flags: [stateFilter('certificate'), labelFilter],
  examples: {
    'aloft certificate list': 'List the certificates in the current namespace.',
    'aloft cert list --state expired --state failed --label team=web': 'List certificates that need attention.',
  },
  output: defineColumns('certificate', certificateColumns),
  api: {
    id: 'listCertificates',
    request: 'GET /namespaces/{namespace}/certificates',
    status: 200,
    result: ['certificate'],
  },
});

export const certificateGet = defineCommand('certificate get', {
  access: 'read',
  summary: 'Show a certificate and its required DNS records.',
  description: 'Show every field of a certificate and its required DNS records.',
  args: [nameArgument('certificate')],
  examples: {
    'aloft certificate get shop': 'Show which DNS records are required.',
  },
  output: defineColumns('certificate', [
    'name',
    'state',
    'source',
    'hostnames',
    'validation',
    'records',
    'issuer',
    'expiresAt',
    'renewsAt',
  ]),
  errors: ['certificate_not_found'],
  api: {
    id: 'getCertificate',
    request: 'GET /namespaces/{namespace}/certificates/{certificate}',
    status: 200,
    result: 'certificate',
  },
});

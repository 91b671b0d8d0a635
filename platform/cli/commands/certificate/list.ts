import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {nameArgument, labelFilter, stateFilter} from '../sharedFlags';

export const certificateColumns = {
  NAME: 'name',
  STATE: 'state',
  SOURCE: 'source',
  HOSTNAMES: 'hostnames',
  EXPIRES: 'expiresAt',
};

export const certificateList = defineCommand({
  path: ['certificate', 'list'],
  group: 'certificate',
  access: 'read',
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
  api: {
    id: 'listCertificates',
    request: 'GET /namespaces/{namespace}/certificates',
    status: 200,
    result: {kind: 'certificate', list: true},
  },
});

export const certificateGet = defineCommand({
  path: ['certificate', 'get'],
  group: 'certificate',
  access: 'read',
  summary: 'Show a certificate and its required DNS records.',
  description: 'Show every field of a certificate and its required DNS records.',
  args: [nameArgument('certificate')],
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
  api: {
    id: 'getCertificate',
    request: 'GET /namespaces/{namespace}/certificates/{certificate}',
    status: 200,
    result: {kind: 'certificate'},
  },
});

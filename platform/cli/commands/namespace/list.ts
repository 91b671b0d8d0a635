import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {nameArgument, labelFilter, stateFilter} from '../sharedFlags';

export const namespaceColumns = {
  NAME: 'name',
  STATE: 'state',
  REGION: 'region',
  APPS: 'apps',
  MACHINES: 'machines',
  'IN USE': 'inUse',
  AGE: 'createdAt',
};

export const namespaceList = defineCommand({
  path: ['namespace', 'list'],
  group: 'namespace',
  access: 'read',
  summary: 'List your namespaces.',
  description: 'List the namespaces that your token can access, sorted by name. To filter by region, use `--region`.',
  args: [],
  flags: [stateFilter('namespace'), labelFilter],
  examples: [
    {line: 'aloft namespace list', description: 'List your namespaces.'},
    {
      line: 'aloft ns list --region eu-north --state active --label stage=production',
      description: 'List the production namespaces in one region.',
    },
  ],
  output: defineColumns('namespace', namespaceColumns),
  errors: [],
  api: {id: 'listNamespaces', request: 'GET /namespaces', status: 200, result: {kind: 'namespace', list: true}},
});

export const namespaceGet = defineCommand({
  path: ['namespace', 'get'],
  group: 'namespace',
  access: 'read',
  summary: 'Show a namespace.',
  description: 'Show every field of the namespace.',
  args: [nameArgument('namespace')],
  flags: [],
  examples: [{line: 'aloft namespace get acme', description: 'Show a namespace.'}],
  output: defineColumns('namespace', namespaceColumns),
  errors: ['namespace_not_found', 'namespace_forbidden'],
  api: {id: 'getNamespace', request: 'GET /namespaces/{namespace}', status: 200, result: {kind: 'namespace'}},
});

export const namespaceQuota = defineCommand({
  path: ['namespace', 'quota'],
  group: 'namespace',
  access: 'read',
  summary: "Show a namespace's limits and usage.",
  description: 'Without a name, shows the quota of the current namespace.',
  args: [{...nameArgument('namespace'), required: false}],
  flags: [],
  examples: [
    {line: 'aloft namespace quota', description: 'Show the remaining quota.'},
    {line: 'aloft namespace quota acme --verbose', description: 'Show the quota and the API calls.'},
  ],
  output: defineColumns('quota', {LIMIT: 'limit', USED: 'used', ALLOWED: 'allowed'}),
  errors: ['namespace_not_found', 'namespace_forbidden'],
  api: {
    id: 'listQuotas',
    request: 'GET /namespaces/{namespace}/quotas',
    status: 200,
    result: {kind: 'quota', list: true},
  },
});

import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {nameArgument, labelFilter, stateFilter} from '../sharedFlags';

export const namespaceColumns = ['name', 'state', 'region', 'apps', 'machines', 'inUse', 'createdAt'];

export const namespaceList = defineCommand('namespace list', {
  access: 'read',
  summary: 'List your namespaces.',
  description: 'List the namespaces that your token can access, sorted by name. To filter by region, use `--region`.',
  flags: [stateFilter('namespace'), labelFilter],
  examples: {
    'aloft namespace list': 'List your namespaces.',
    'aloft ns list --region eu-north --state active --label stage=production':
      'List the production namespaces in one region.',
  },
  output: defineColumns('namespace', namespaceColumns),
  api: {id: 'listNamespaces', request: 'GET /namespaces', status: 200, result: ['namespace']},
});

export const namespaceGet = defineCommand('namespace get', {
  access: 'read',
  summary: 'Show a namespace.',
  description: 'Show every field of the namespace.',
  args: [nameArgument('namespace')],
  examples: {
    'aloft namespace get acme': 'Show a namespace.',
  },
  output: defineColumns('namespace', namespaceColumns),
  errors: ['namespace_not_found', 'namespace_forbidden'],
  api: {id: 'getNamespace', request: 'GET /namespaces/{namespace}', status: 200, result: 'namespace'},
});

export const namespaceQuota = defineCommand('namespace quota', {
  access: 'read',
  summary: "Show a namespace's limits and usage.",
  description: 'Without a name, shows the quota of the current namespace.',
  args: [{...nameArgument('namespace'), required: false}],
  examples: {
    'aloft namespace quota': 'Show the remaining quota.',
    'aloft namespace quota acme --verbose': 'Show the quota and the API calls.',
  },
  output: defineColumns('quota', ['limit', 'used', 'allowed']),
  errors: ['namespace_not_found', 'namespace_forbidden'],
  api: {id: 'listQuotas', request: 'GET /namespaces/{namespace}/quotas', status: 200, result: ['quota']},
});

import {requireField} from '../../resources';
import {defineCommands} from '../defineCommands';
import {labelFilter, labelSetter, nameArgument, newNameArgument, stateFilter} from './sharedFlags';

export const namespaceCommands = defineCommands('namespace', {
  'namespace list': {
    summary: 'List your namespaces.',
    description: 'List the namespaces that your token can access, sorted by name. To filter by region, use `--region`.',
    flags: [stateFilter('namespace'), labelFilter],
    examples: {
      'aloft namespace list': 'List your namespaces.',
      'aloft ns list --region eu-north --state active --label stage=production':
        'List the production namespaces in one region.',
    },
  },

  'namespace get': {
    summary: 'Show a namespace.',
    description: 'Show every field of the namespace.',
    examples: {'aloft namespace get acme': 'Show a namespace.'},
    errors: ['namespace_forbidden'],
  },

  'namespace create': {
    access: 'admin',
    summary: 'Create a namespace.',
    description:
      'Set the region with `--region`; it cannot be changed later. All resources in the namespace run and are stored in that region.',
    args: [{...newNameArgument('namespace'), errors: ['namespace_taken']}],
    flags: [labelSetter],
    examples: {
      'aloft namespace create acme-staging': 'Create a namespace in the default region.',
      'aloft namespace create acme-us --region us-east --label stage=production':
        'Create a namespace in another region.',
    },
    api: {body: {region: requireField('namespace', 'region')}},
  },

  'namespace use': {
    summary: 'Set the default namespace.',
    description: 'Write the namespace to the configuration file. `--namespace` and `ALOFT_NAMESPACE` override it.',
    examples: {
      'aloft namespace use acme-staging': 'Switch to another namespace.',
      'aloft namespace use acme --config ./ci-config.yaml': 'Set the namespace in another configuration file.',
    },
    errors: ['namespace_forbidden', 'state_conflict'],
    api: false,
  },

  'namespace delete': {
    summary: 'Delete an empty namespace.',
    description:
      'Apps, machines, services, volumes, and certificates must be deleted first. The last namespace of an account cannot be deleted.',
    examples: {'aloft namespace delete acme-staging --yes': 'Delete a namespace.'},
    errors: ['namespace_forbidden', 'resource_in_use'],
    api: {status: 202, result: 'namespace'},
  },

  'namespace quota': {
    summary: "Show a namespace's limits and usage.",
    description: 'Without a name, show the quota of the current namespace.',
    args: [{...nameArgument('namespace'), required: false}],
    examples: {
      'aloft namespace quota': 'Show the remaining quota.',
      'aloft namespace quota acme --verbose': 'Show the quota and the API calls.',
    },
    output: ['limit', 'used', 'allowed'],
    errors: ['namespace_forbidden'],
    api: {id: 'listQuotas', request: 'GET /namespaces/{namespace}/quotas', result: ['quota']},
  },
});

import {defineColumns} from '../defineColumns';
import type {Command} from '../types';
import {labelFilter, labelSetter, nameArgument, newNameArgument, stateFilter} from './sharedFlags';

const namespace = nameArgument('namespace');
const namespaceColumns = {
  NAME: 'name',
  STATE: 'state',
  REGION: 'region',
  APPS: 'apps',
  MACHINES: 'machines',
  'IN USE': 'inUse',
  AGE: 'createdAt',
};

/** Commands of the noun `namespace`. */
export const namespaceCommands: readonly Command[] = [
  {
    path: ['namespace', 'list'],
    group: 'namespace',
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
  },
  {
    path: ['namespace', 'get'],
    group: 'namespace',
    summary: 'Show a namespace.',
    description: 'Show every field of the namespace.',
    args: [namespace],
    flags: [],
    examples: [{line: 'aloft namespace get acme', description: 'Show a namespace.'}],
    output: defineColumns('namespace', namespaceColumns),
    errors: ['namespace_not_found', 'namespace_forbidden'],
  },
  {
    path: ['namespace', 'create'],
    group: 'namespace',
    summary: 'Create a namespace.',
    description:
      'Set the region with `--region`; it cannot be changed later. All resources in the namespace run and are stored in that region.',
    args: [newNameArgument('namespace')],
    flags: [labelSetter],
    examples: [
      {line: 'aloft namespace create acme-staging', description: 'Create a namespace in the default region.'},
      {
        line: 'aloft namespace create acme-us --region us-east --label stage=production',
        description: 'Create a namespace in another region.',
      },
    ],
    output: defineColumns('namespace', namespaceColumns),
    errors: ['namespace_taken', 'quota_exceeded'],
  },
  {
    path: ['namespace', 'use'],
    group: 'namespace',
    summary: 'Set the default namespace.',
    description: 'Write the namespace to the configuration file. `--namespace` and `ALOFT_NAMESPACE` override it.',
    args: [namespace],
    flags: [],
    examples: [
      {line: 'aloft namespace use acme-staging', description: 'Switch to another namespace.'},
      {
        line: 'aloft namespace use acme --config ./ci-config.yaml',
        description: 'Set the namespace in another configuration file.',
      },
    ],
    errors: ['namespace_not_found', 'namespace_forbidden', 'state_conflict'],
  },
  {
    path: ['namespace', 'delete'],
    group: 'namespace',
    summary: 'Delete an empty namespace.',
    description:
      'Apps, machines, services, volumes, and certificates must be deleted first. The last namespace of an account cannot be deleted.',
    args: [namespace],
    flags: [],
    examples: [{line: 'aloft namespace delete acme-staging --yes', description: 'Delete a namespace.'}],
    confirms: true,
    errors: ['namespace_not_found', 'namespace_forbidden', 'resource_in_use'],
  },
  {
    path: ['namespace', 'quota'],
    group: 'namespace',
    summary: "Show a namespace's limits and usage.",
    description: 'Without a name, shows the quota of the current namespace.',
    args: [{...namespace, required: false}],
    flags: [],
    examples: [
      {line: 'aloft namespace quota', description: 'Show the remaining quota.'},
      {line: 'aloft namespace quota acme --verbose', description: 'Show the quota and the API calls.'},
    ],
    output: defineColumns('quota', {LIMIT: 'limit', USED: 'used', ALLOWED: 'allowed'}),
    errors: ['namespace_not_found', 'namespace_forbidden'],
  },
];

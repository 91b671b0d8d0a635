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
    description: 'Lists the namespaces that your token reaches, by name. `--region` keeps those of one region.',
    args: [],
    flags: [stateFilter('namespace'), labelFilter],
    examples: [
      {line: 'aloft namespace list', description: 'List your namespaces.'},
      {
        line: 'aloft ns list --region eu-north --state active --label stage=production',
        description: 'List the production namespaces of one region.',
      },
    ],
    output: defineColumns('namespace', namespaceColumns),
    errors: [],
  },
  {
    path: ['namespace', 'get'],
    group: 'namespace',
    summary: 'Show a namespace.',
    description: 'Shows every field of the namespace.',
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
      'Its region is given by `--region` and cannot be changed. Everything in the namespace runs and is stored there.',
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
    summary: 'Choose the namespace that commands work in.',
    description: 'Writes the choice to the configuration file. `--namespace` and `ALOFT_NAMESPACE` win over it.',
    args: [namespace],
    flags: [],
    examples: [
      {line: 'aloft namespace use acme-staging', description: 'Work in another namespace from now on.'},
      {
        line: 'aloft namespace use acme --config ./ci-config.yaml',
        description: 'Write the choice to another configuration file.',
      },
    ],
    errors: ['namespace_not_found', 'namespace_forbidden', 'state_conflict'],
  },
  {
    path: ['namespace', 'delete'],
    group: 'namespace',
    summary: 'Delete an empty namespace.',
    description:
      'Apps, machines, services, volumes and certificates must be deleted first. The last namespace of an account cannot be deleted.',
    args: [namespace],
    flags: [],
    examples: [{line: 'aloft namespace delete acme-staging --yes', description: 'Delete a namespace.'}],
    confirms: true,
    errors: ['namespace_not_found', 'namespace_forbidden', 'resource_in_use'],
  },
  {
    path: ['namespace', 'quota'],
    group: 'namespace',
    summary: 'Show the limits of a namespace and how much is in use.',
    description: 'Without a name it shows the namespace in use.',
    args: [{...namespace, required: false}],
    flags: [],
    examples: [
      {line: 'aloft namespace quota', description: 'See how much room there is.'},
      {line: 'aloft namespace quota acme --verbose', description: 'See it with the API calls behind it.'},
    ],
    output: defineColumns('quota', {LIMIT: 'limit', USED: 'used', ALLOWED: 'allowed'}),
    errors: ['namespace_not_found', 'namespace_forbidden'],
  },
];

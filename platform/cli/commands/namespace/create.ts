import {fieldsOf} from '../../../resources';
import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {namespaceColumns} from './list';
import {nameArgument, newNameArgument, labelSetter} from '../sharedFlags';

export const namespaceCreate = defineCommand({
  path: ['namespace', 'create'],
  group: 'namespace',
  access: 'admin',
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
  api: {
    id: 'createNamespace',
    request: 'POST /namespaces',
    status: 201,
    result: {kind: 'namespace'},
    body: fieldsOf('namespace', 'name', 'region', 'labels'),
    required: ['name'],
  },
});

export const namespaceUse = defineCommand({
  path: ['namespace', 'use'],
  group: 'namespace',
  access: 'deploy',
  summary: 'Set the default namespace.',
  description: 'Write the namespace to the configuration file. `--namespace` and `ALOFT_NAMESPACE` override it.',
  args: [nameArgument('namespace')],
  flags: [],
  examples: [
    {line: 'aloft namespace use acme-staging', description: 'Switch to another namespace.'},
    {
      line: 'aloft namespace use acme --config ./ci-config.yaml',
      description: 'Set the namespace in another configuration file.',
    },
  ],
  errors: ['namespace_not_found', 'namespace_forbidden', 'state_conflict'],
});

export const namespaceDelete = defineCommand({
  path: ['namespace', 'delete'],
  group: 'namespace',
  access: 'admin',
  summary: 'Delete an empty namespace.',
  description:
    'Apps, machines, services, volumes, and certificates must be deleted first. The last namespace of an account cannot be deleted.',
  args: [nameArgument('namespace')],
  flags: [],
  examples: [{line: 'aloft namespace delete acme-staging --yes', description: 'Delete a namespace.'}],
  confirms: true,
  errors: ['namespace_not_found', 'namespace_forbidden', 'resource_in_use'],
  api: {id: 'deleteNamespace', request: 'DELETE /namespaces/{namespace}', status: 202, result: {kind: 'namespace'}},
});

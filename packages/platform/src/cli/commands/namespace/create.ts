import {fieldsOf} from '../../../resources';
import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {namespaceColumns} from './list';
import {nameArgument, newNameArgument, labelSetter} from '../sharedFlags';

export const namespaceCreate = defineCommand('namespace create', {
  access: 'admin',
  summary: 'Create a namespace.',
  description:
    'Set the region with `--region`; it cannot be changed later. All resources in the namespace run and are stored in that region.',
  args: [newNameArgument('namespace')],
  flags: [labelSetter],
  examples: {
    'aloft namespace create acme-staging': 'Create a namespace in the default region.',
    'aloft namespace create acme-us --region us-east --label stage=production': 'Create a namespace in another region.',
  },
  output: defineColumns('namespace', namespaceColumns),
  errors: ['namespace_taken', 'quota_exceeded'],
  api: {
    id: 'createNamespace',
    request: 'POST /namespaces',
    status: 201,
    result: 'namespace',
    body: fieldsOf('namespace', 'name', 'region', 'labels'),
    required: ['name'],
  },
});

export const namespaceUse = defineCommand('namespace use', {
  access: 'deploy',
  summary: 'Set the default namespace.',
  description: 'Write the namespace to the configuration file. `--namespace` and `ALOFT_NAMESPACE` override it.',
  args: [nameArgument('namespace')],
  examples: {
    'aloft namespace use acme-staging': 'Switch to another namespace.',
    'aloft namespace use acme --config ./ci-config.yaml': 'Set the namespace in another configuration file.',
  },
  errors: ['namespace_not_found', 'namespace_forbidden', 'state_conflict'],
});

export const namespaceDelete = defineCommand('namespace delete', {
  access: 'admin',
  summary: 'Delete an empty namespace.',
  description:
    'Apps, machines, services, volumes, and certificates must be deleted first. The last namespace of an account cannot be deleted.',
  args: [nameArgument('namespace')],
  examples: {
    'aloft namespace delete acme-staging --yes': 'Delete a namespace.',
  },
  confirms: true,
  errors: ['namespace_not_found', 'namespace_forbidden', 'resource_in_use'],
  api: {id: 'deleteNamespace', request: 'DELETE /namespaces/{namespace}', status: 202, result: 'namespace'},
});

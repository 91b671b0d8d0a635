import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {nameArgument, labelFilter, stateFilter} from '../sharedFlags';

export const serviceColumns = ['name', 'app', 'state', 'visibility', 'address', 'createdAt'];

export const serviceList = defineCommand('service list', {
  access: 'read',
  summary: 'List services.',
  description: 'List the services in the namespace, sorted by name.',
  flags: [
    {name: 'app', short: 'a', type: 'name', placeholder: 'APP', description: 'Show only services of this app.'},
    stateFilter('service'),
    labelFilter,
  ],
  examples: {
    'aloft service list': 'List the services in the current namespace.',
    'aloft svc list --app hello --state ready --label team=web': "List one app's ready services.",
  },
  output: defineColumns('service', serviceColumns),
  errors: ['app_not_found'],
  api: {id: 'listServices', request: 'GET /namespaces/{namespace}/services', status: 200, result: ['service']},
});

export const serviceGet = defineCommand('service get', {
  access: 'read',
  summary: 'Show a service.',
  description: 'Show every field of the service, with its listeners and hostnames.',
  args: [nameArgument('service')],
  examples: {
    'aloft service get hello': 'Show a service.',
  },
  output: defineColumns('service', [
    'name',
    'app',
    'state',
    'visibility',
    'address',
    'listeners',
    'hostnames',
    'createdAt',
  ]),
  errors: ['service_not_found'],
  api: {id: 'getService', request: 'GET /namespaces/{namespace}/services/{service}', status: 200, result: 'service'},
});

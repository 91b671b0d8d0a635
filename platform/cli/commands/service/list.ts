import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {nameArgument, labelFilter, stateFilter} from '../sharedFlags';

export const serviceColumns = {
  NAME: 'name',
  APP: 'app',
  STATE: 'state',
  VISIBILITY: 'visibility',
  ADDRESS: 'address',
  AGE: 'createdAt',
};

export const serviceList = defineCommand({
  path: ['service', 'list'],
  group: 'service',
  access: 'read',
  summary: 'List services.',
  description: 'List the services in the namespace, sorted by name.',
  args: [],
  flags: [
    {name: 'app', short: 'a', type: 'name', placeholder: 'APP', description: 'Show only services of this app.'},
    stateFilter('service'),
    labelFilter,
  ],
  examples: [
    {line: 'aloft service list', description: 'List the services in the current namespace.'},
    {
      line: 'aloft svc list --app hello --state ready --label team=web',
      description: "List one app's ready services.",
    },
  ],
  output: defineColumns('service', serviceColumns),
  errors: ['app_not_found'],
  api: {
    id: 'listServices',
    request: 'GET /namespaces/{namespace}/services',
    status: 200,
    result: {kind: 'service', list: true},
  },
});

export const serviceGet = defineCommand({
  path: ['service', 'get'],
  group: 'service',
  access: 'read',
  summary: 'Show a service.',
  description: 'Show every field of the service, with its listeners and hostnames.',
  args: [nameArgument('service')],
  flags: [],
  examples: [{line: 'aloft service get hello', description: 'Show a service.'}],
  output: defineColumns('service', {
    NAME: 'name',
    APP: 'app',
    STATE: 'state',
    VISIBILITY: 'visibility',
    ADDRESS: 'address',
    LISTENERS: 'listeners',
    HOSTNAMES: 'hostnames',
    AGE: 'createdAt',
  }),
  errors: ['service_not_found'],
  api: {
    id: 'getService',
    request: 'GET /namespaces/{namespace}/services/{service}',
    status: 200,
    result: {kind: 'service'},
  },
});

import {fieldsOf} from '../../../resources';
import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {serviceColumns} from './list';
import {nameArgument} from '../sharedFlags';

export const serviceAttach = defineCommand('service attach', {
  access: 'deploy',
  summary: 'Attach a service to an app.',
  description: "Route requests to the app's machines. The service must be detached.",
  args: [nameArgument('service')],
  flags: [
    {
      name: 'app',
      short: 'a',
      type: 'name',
      required: true,
      placeholder: 'APP',
      description: 'App to route requests to.',
    },
  ],
  examples: {
    'aloft service attach hello --app hello-v2': 'Route requests to another app.',
  },
  output: defineColumns('service', serviceColumns),
  errors: ['service_not_found', 'app_not_found', 'service_attached', 'app_suspended'],
  api: {
    id: 'attachService',
    request: 'POST /namespaces/{namespace}/services/{service}/attach',
    status: 200,
    result: 'service',
    body: fieldsOf('service', 'app'),
    required: ['app'],
  },
});

export const serviceDetach = defineCommand('service detach', {
  access: 'deploy',
  summary: 'Detach a service from its app.',
  description: 'Requests get a 503 response until the service is attached again. Hostnames and certificates are kept.',
  args: [nameArgument('service')],
  examples: {
    'aloft service detach hello --yes': 'Detach a service before attaching it to another app.',
  },
  confirms: true,
  errors: ['service_not_found', 'service_detached'],
  api: {
    id: 'detachService',
    request: 'POST /namespaces/{namespace}/services/{service}/detach',
    status: 200,
    result: 'service',
  },
});

import {manifestBounds} from '../../../manifest/fields';
import {fieldsOf} from '../../../resources';
import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import type {Flag} from '../../types';
import {serviceColumns} from './list';
import {nameArgument, newNameArgument, labelSetter} from '../sharedFlags';

const portFlag = {
  name: 'port',
  short: 'p',
  type: 'listener',
  repeatable: true,
  description:
    'Listener as `PORT:TARGET/PROTOCOL`: the external port, the port of the process, and `http`, `https`, `tcp`, or `tls`. Manifest field: `services.listeners`.',
} as const satisfies Flag;

const visibilityFlag = {
  name: 'visibility',
  type: 'enum',
  ...manifestBounds('services[].visibility'),
  description:
    'Whether the service is reachable from the internet (`public`) or only from its namespace (`private`). Manifest field: `services.visibility`.',
} as const satisfies Flag;

export const serviceCreate = defineCommand('service create', {
  access: 'deploy',
  summary: 'Create a service.',
  description:
    'Create the service and, with `--app`, attach it to the app. The platform gives a public service a hostname and a certificate.',
  args: [newNameArgument('service')],
  flags: [
    {...portFlag, required: true},
    {name: 'app', short: 'a', type: 'name', placeholder: 'APP', description: 'App to attach the service to.'},
    {...visibilityFlag, default: 'public'},
    {
      name: 'hostname',
      type: 'hostname',
      repeatable: true,
      description: 'Custom hostname. Manifest field: `services.hostnames`.',
    },
    {
      name: 'redirect-http',
      type: 'boolean',
      default: 'true',
      description: 'Add a listener on port 80 that redirects to the `https` listener.',
    },
    labelSetter,
  ],
  examples: {
    'aloft service create hello --app hello --port 443:8080/https': 'Expose an app to the internet.',
    'aloft service create db --app db --port 5432:5432/tcp --visibility private':
      'Make a database reachable by other apps in the namespace.',
    'aloft service create shop --app shop --port 443:3000/https --hostname www.example.com --no-redirect-http --label team=web':
      'Serve a custom hostname on port 443 only.',
  },
  output: defineColumns('service', serviceColumns),
  errors: ['name_taken', 'app_not_found', 'quota_exceeded', 'hostname_taken', 'argument_invalid'],
  api: {
    id: 'createService',
    request: 'POST /namespaces/{namespace}/services',
    status: 201,
    result: 'service',
    body: fieldsOf('service', 'name', 'app', 'visibility', 'listeners', 'hostnames', 'labels'),
    required: ['name', 'listeners'],
  },
});

export const serviceUpdate = defineCommand('service update', {
  access: 'deploy',
  summary: 'Change a service.',
  description:
    'Settings that are not specified stay the same. `--port` replaces all listeners. The next `aloft deploy` applies the manifest again, so make permanent changes there.',
  args: [nameArgument('service')],
  flags: [
    portFlag,
    visibilityFlag,
    {name: 'add-hostname', type: 'hostname', repeatable: true, description: 'Custom hostname to add.'},
    {name: 'remove-hostname', type: 'hostname', repeatable: true, description: 'Custom hostname to remove.'},
    labelSetter,
  ],
  examples: {
    'aloft service update hello --add-hostname www.example.com': 'Also serve a custom hostname.',
    'aloft service update hello --remove-hostname old.example.com --visibility public --label team=web':
      'Remove a hostname.',
    'aloft service update hello --port 443:3000/https': 'Send requests to another port.',
  },
  output: defineColumns('service', serviceColumns),
  errors: ['service_not_found', 'nothing_to_change', 'hostname_taken', 'quota_exceeded'],
  api: {
    id: 'updateService',
    request: 'PATCH /namespaces/{namespace}/services/{service}',
    status: 200,
    result: 'service',
    body: fieldsOf('service', 'visibility', 'listeners', 'hostnames', 'labels'),
  },
});

export const serviceDelete = defineCommand('service delete', {
  access: 'admin',
  summary: 'Delete a service.',
  description:
    'The app keeps running, but is no longer reachable through the service. Its hostnames become available to other services.',
  args: [nameArgument('service')],
  examples: {
    'aloft service delete hello --yes': 'Remove an app from the internet.',
  },
  confirms: true,
  errors: ['service_not_found'],
  api: {id: 'deleteService', request: 'DELETE /namespaces/{namespace}/services/{service}', status: 204, result: null},
});

import {manifestBounds} from '../../manifest/fields';
import {defineColumns} from '../defineColumns';
import type {Command, Flag} from '../types';
import {labelFilter, labelSetter, nameArgument, newNameArgument, stateFilter} from './sharedFlags';

const service = nameArgument('service');
const serviceColumns = {
  NAME: 'name',
  APP: 'app',
  STATE: 'state',
  VISIBILITY: 'visibility',
  ADDRESS: 'address',
  AGE: 'createdAt',
};

const portFlag: Flag = {
  name: 'port',
  short: 'p',
  type: 'listener',
  repeatable: true,
  description:
    'Listener as `PORT:TARGET/PROTOCOL`: the external port, the port of the process, and `http`, `https`, `tcp`, or `tls`. Manifest field: `services.listeners`.',
};

function visibilityFlag(fallback?: string): Flag {
  return {
    name: 'visibility',
    type: 'enum',
    ...manifestBounds('services[].visibility'),
    default: fallback,
    description:
      'Whether the service is reachable from the internet (`public`) or only from its namespace (`private`). Manifest field: `services.visibility`.',
  };
}

/** Commands of the noun `service`. */
export const serviceCommands: readonly Command[] = [
  {
    path: ['service', 'list'],
    group: 'service',
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
  },
  {
    path: ['service', 'get'],
    group: 'service',
    summary: 'Show a service.',
    description: 'Show every field of the service, with its listeners and hostnames.',
    args: [service],
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
  },
  {
    path: ['service', 'create'],
    group: 'service',
    summary: 'Create a service.',
    description:
      'Create the service and, with `--app`, attach it to the app. The platform gives a public service a hostname and a certificate.',
    args: [newNameArgument('service')],
    flags: [
      {...portFlag, required: true},
      {name: 'app', short: 'a', type: 'name', placeholder: 'APP', description: 'App to attach the service to.'},
      visibilityFlag('public'),
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
    examples: [
      {
        line: 'aloft service create hello --app hello --port 443:8080/https',
        description: 'Expose an app to the internet.',
      },
      {
        line: 'aloft service create db --app db --port 5432:5432/tcp --visibility private',
        description: 'Make a database reachable by other apps in the namespace.',
      },
      {
        line: 'aloft service create shop --app shop --port 443:3000/https --hostname www.example.com --no-redirect-http --label team=web',
        description: 'Serve a custom hostname on port 443 only.',
      },
    ],
    output: defineColumns('service', serviceColumns),
    errors: ['name_taken', 'app_not_found', 'quota_exceeded', 'hostname_taken', 'argument_invalid'],
  },
  {
    path: ['service', 'update'],
    group: 'service',
    summary: 'Change a service.',
    description:
      'Settings that are not specified stay the same. `--port` replaces all listeners. The next `aloft deploy` applies the manifest again, so make permanent changes there.',
    args: [service],
    flags: [
      portFlag,
      visibilityFlag(),
      {name: 'add-hostname', type: 'hostname', repeatable: true, description: 'Custom hostname to add.'},
      {name: 'remove-hostname', type: 'hostname', repeatable: true, description: 'Custom hostname to remove.'},
      labelSetter,
    ],
    examples: [
      {
        line: 'aloft service update hello --add-hostname www.example.com',
        description: 'Also serve a custom hostname.',
      },
      {
        line: 'aloft service update hello --remove-hostname old.example.com --visibility public --label team=web',
        description: 'Remove a hostname.',
      },
      {
        line: 'aloft service update hello --port 443:3000/https',
        description: 'Send requests to another port.',
      },
    ],
    output: defineColumns('service', serviceColumns),
    errors: ['service_not_found', 'nothing_to_change', 'hostname_taken', 'quota_exceeded'],
  },
  {
    path: ['service', 'delete'],
    group: 'service',
    summary: 'Delete a service.',
    description:
      'The app keeps running, but is no longer reachable through the service. Its hostnames become available to other services.',
    args: [service],
    flags: [],
    examples: [{line: 'aloft service delete hello --yes', description: 'Remove an app from the internet.'}],
    confirms: true,
    errors: ['service_not_found'],
  },
  {
    path: ['service', 'attach'],
    group: 'service',
    summary: 'Attach a service to an app.',
    description: "Route requests to the app's machines. The service must be detached.",
    args: [service],
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
    examples: [{line: 'aloft service attach hello --app hello-v2', description: 'Route requests to another app.'}],
    output: defineColumns('service', serviceColumns),
    errors: ['service_not_found', 'app_not_found', 'service_attached', 'app_suspended'],
  },
  {
    path: ['service', 'detach'],
    group: 'service',
    summary: 'Detach a service from its app.',
    description:
      'Requests get a 503 response until the service is attached again. Hostnames and certificates are kept.',
    args: [service],
    flags: [],
    examples: [
      {line: 'aloft service detach hello --yes', description: 'Detach a service before attaching it to another app.'},
    ],
    confirms: true,
    errors: ['service_not_found', 'service_detached'],
  },
];
